import { networks } from "@alidade/core"
import {
  Account,
  hash,
  Keypair,
  Operation,
  SignerKey,
  StrKey,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { checkEnvelope } from "../check/check-envelope.js"
import { usedSignatures } from "./count-signatures.js"
import { readSignatureStatus } from "./read-signature-status.js"
import { readinessOf } from "./readiness.js"

const [alice, bob, carol] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair, Keypair]
const network = { passphrase: networks.Testnet, horizonUrl: "http://horizon.test", name: "Testnet" }
const value = Buffer.from("the value of a hash")
const hashX = StrKey.encodeSha256Hash(hash(value))
const payload = Buffer.from("of 21 bytes, unpadded")
const signedPayload = payloadKey(bob, payload)

/** The strkey of a signed payload, as the Stellar SDK writes it. */
function payloadKey(key: Keypair, bytes: Uint8Array): string {
  return SignerKey.encodeSignerKey(
    xdr.SignerKey.signerKeyTypeEd25519SignedPayload(
      new xdr.SignerKeyEd25519SignedPayload({
        ed25519: key.rawPublicKey(),
        payload: bytes,
      }),
    ),
  )
}

/** Horizon's answer for every account: its signers by type, and one threshold. */
function horizon(signers: readonly [type: string, key: string, weight: number][], needed: number) {
  vi.stubGlobal("fetch", async () =>
    Response.json({
      sequence: "1",
      balances: [],
      signers: signers.map(([type, key, weight]) => ({ type, key, weight })),
      thresholds: { low_threshold: needed, med_threshold: needed, high_threshold: needed },
    }),
  )
}
afterEach(() => {
  vi.unstubAllGlobals()
})

function transaction(extraSigners: readonly string[] = []): Transaction {
  const builder = new TransactionBuilder(new Account(alice.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: networks.Testnet,
  })
  if (extraSigners.length > 0) builder.setExtraSigners([...extraSigners])
  return builder
    .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
    .setTimeout(0)
    .build()
}

const own = ["ed25519_public_key", alice.publicKey(), 1] as const

test("a revealed value counts for its hash", async () => {
  horizon([[...own], ["sha256_hash", hashX, 2]], 3)
  const envelope = transaction()
  envelope.sign(alice)
  const before = await readSignatureStatus(envelope.toXDR(), network)
  expect(before.accounts).toMatchObject([{ reached: { weight: 1, needed: 3 } }])
  expect(readinessOf(before, "")).toMatchObject({ complete: false, missing: true })
  envelope.signHashX(value)
  const status = await readSignatureStatus(envelope.toXDR(), network)
  expect(status).toMatchObject({
    accounts: [{ reached: { weight: 3, needed: 3 } }],
    others: [],
    unneeded: [],
  })
  expect(status.accounts[0]?.signers).toContainEqual({
    address: hashX,
    kind: "hashX",
    weight: 2,
    signed: true,
  })
  expect(readinessOf(status, "").complete).toBe(true)
})

test("another value, and a value under another hint, count for nothing", async () => {
  horizon([["sha256_hash", hashX, 1]], 1)
  const envelope = transaction()
  envelope.signHashX(Buffer.from("another value"))
  envelope.signatures.push(
    new xdr.DecoratedSignature({ hint: hash(value).subarray(0, 4), signature: value }),
  )
  const status = await readSignatureStatus(envelope.toXDR(), network)
  expect(status.others).toHaveLength(2)
  expect(status.accounts).toMatchObject([{ reached: { weight: 0 }, signers: [{ signed: false }] }])
})

test("a transaction that was authorized before needs no signature, and leaves others unneeded", async () => {
  const envelope = transaction()
  const preAuthTx = StrKey.encodePreAuthTx(envelope.hash())
  horizon([[...own], ["preauth_tx", preAuthTx, 1]], 1)
  const unsigned = await readSignatureStatus(envelope.toXDR(), network)
  expect(unsigned.accounts[0]?.signers[0]).toEqual({
    address: preAuthTx,
    kind: "preAuthTx",
    weight: 1,
    signed: true,
  })
  expect(readinessOf(unsigned, "").complete).toBe(true)
  envelope.sign(alice)
  const signed = await readSignatureStatus(envelope.toXDR(), network)
  expect(signed.unneeded).toEqual([0])
  // Another transaction that was authorized is no signer of this one.
  horizon([[...own], ["preauth_tx", StrKey.encodePreAuthTx(hash(value)), 1]], 1)
  const other = await readSignatureStatus(envelope.toXDR(), network)
  expect(other.accounts[0]?.signers).toHaveLength(1)
  expect(readinessOf(other, "").complete).toBe(true)
})

test.each([1, 3, 4, 21, 64])(
  "a signed payload of %i bytes counts for its signer",
  async (length) => {
    const bytes = Buffer.alloc(length, 7)
    horizon([[...own], ["ed25519_signed_payload", payloadKey(bob, bytes), 5]], 6)
    const envelope = transaction()
    envelope.sign(alice)
    envelope.signatures.push(bob.signPayloadDecorated(bytes))
    const status = await readSignatureStatus(envelope.toXDR(), network)
    expect(status.accounts).toMatchObject([{ reached: { weight: 6, needed: 6 } }])
    expect(readinessOf(status, "").complete).toBe(true)
    // The same key's signature of the transaction is not one of the payload.
    const plain = transaction()
    plain.sign(alice, bob)
    const other = await readSignatureStatus(plain.toXDR(), network)
    expect(other.accounts).toMatchObject([{ reached: { weight: 1 } }])
    expect(other.others).toHaveLength(1)
  },
)

test("extra signers of the preconditions are all required, counted, and never unneeded", async () => {
  horizon([[...own]], 1)
  for (const [extra, sign] of [
    [carol.publicKey(), (envelope: Transaction) => envelope.sign(carol)],
    [hashX, (envelope: Transaction) => envelope.signHashX(value)],
    [
      signedPayload,
      (envelope: Transaction) => envelope.signatures.push(bob.signPayloadDecorated(payload)),
    ],
  ] as const) {
    const envelope = transaction([extra])
    envelope.sign(alice)
    const before = await readSignatureStatus(envelope.toXDR(), network)
    expect(before.extraSigners).toMatchObject([{ address: extra, signed: false }])
    expect(readinessOf(before, carol.publicKey())).toMatchObject({
      complete: false,
      missing: true,
      maySign: extra === carol.publicKey(),
    })
    sign(envelope)
    const status = await readSignatureStatus(envelope.toXDR(), network)
    expect(status).toMatchObject({ extraSigners: [{ signed: true }], others: [], unneeded: [] })
    expect(readinessOf(status, "").complete).toBe(true)
    const { signatures } = await checkEnvelope(envelope.toXDR(), [])
    expect(signatures[1]).toMatchObject({ valid: true, signer: extra })
  }
})

test("an account's own signature also serves as an extra signer's", async () => {
  horizon([[...own]], 1)
  const envelope = transaction([alice.publicKey(), hashX])
  envelope.sign(alice)
  envelope.signHashX(value)
  const status = await readSignatureStatus(envelope.toXDR(), network)
  expect(readinessOf(status, "").complete).toBe(true)
})

test("the check says that a value of a hash is revealed, not that an unknown key signed", async () => {
  const envelope = transaction()
  envelope.signHashX(value)
  const { signatures } = await checkEnvelope(envelope.toXDR(), [])
  expect(signatures).toMatchObject([{ valid: false, kind: "hashValue" }])
})

test("the network uses signatures by kind, then in order, once per signer, and up to the weight", () => {
  const key = (weight: number, ...positions: number[]) => ({ weight, positions })
  const hashed = { kind: "hashX" as const, weight: 1, positions: [3] }
  const preAuthorized = {
    kind: "preAuthTx" as const,
    weight: 1,
    isPreAuthorized: true,
    positions: [],
  }
  const paid = { kind: "ed25519SignedPayload" as const, weight: 1, positions: [0] }
  expect([...usedSignatures([key(1, 1), key(1, 2), hashed], 2)]).toEqual([3, 1])
  expect([...usedSignatures([paid, key(1, 1)], 1)]).toEqual([1])
  expect([...usedSignatures([paid, key(1, 1)], 2)]).toEqual([1, 0])
  expect([...usedSignatures([key(1, 1, 2), key(1, 4)], 2)]).toEqual([1, 4])
  expect([...usedSignatures([preAuthorized, key(1, 0)], 1)]).toEqual([])
  expect([...usedSignatures([preAuthorized, key(1, 0)], 2)]).toEqual([0])
  expect([...usedSignatures([key(1000, 0), key(1, 1)], 256)]).toEqual([0, 1])
})
