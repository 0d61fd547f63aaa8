import { networks } from "@alidade/core"
import {
  Account,
  hash,
  Keypair,
  Operation,
  StrKey,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { afterEach, expect, test, vi } from "vitest"
import { importSignatures } from "./import-signatures.js"

const [alice, bob, carol] = [1, 2, 3].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair, Keypair]
const network = { passphrase: networks.Testnet, horizonUrl: "http://horizon.test" }
const value = Buffer.from("a value")

/** Horizon's account has Alice, Bob, and a hash as its signers. */
function horizon(): void {
  const keys = [alice, bob].map((pair) => pair.publicKey())
  const signers = [
    ...keys.map((key) => ({ key, weight: 1, type: "ed25519_public_key" })),
    { key: StrKey.encodeSha256Hash(hash(value)), weight: 1, type: "sha256_hash" },
  ]
  vi.stubGlobal("fetch", async () =>
    Response.json({ sequence: "1", balances: [], signers, thresholds: { low_threshold: 3 } }),
  )
}
afterEach(() => {
  vi.unstubAllGlobals()
})

function transaction(passphrase: string = networks.Testnet): Transaction {
  return new TransactionBuilder(new Account(alice.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
    .setTimeout(0)
    .build()
}

/** Signatures that nobody made. Those of odd numbers claim to be Bob's. */
function junk(count: number): xdr.DecoratedSignature[] {
  return Array.from(
    { length: count },
    (_, index) =>
      new xdr.DecoratedSignature({
        hint: index % 2 ? bob.signatureHint() : Buffer.alloc(4, index),
        signature: Buffer.alloc(64, index + 1),
      }),
  )
}

const signaturesOf = (envelope: string): string[] =>
  TransactionBuilder.fromXDR(envelope, networks.Testnet).signatures.map((one) =>
    one.toXdr("base64"),
  )

test("takes the true signature among 19 that nobody made, and lists those", async () => {
  horizon()
  const mine = transaction()
  mine.sign(alice)
  const copy = transaction()
  copy.signatures.push(...junk(19))
  copy.sign(bob)
  const { xdr: both, left } = await importSignatures(mine.toXDR(), copy.toXDR(), network)
  const signed = transaction()
  signed.sign(alice, bob)
  expect(signaturesOf(both)).toEqual(signaturesOf(signed.toXDR()))
  expect(left).toHaveLength(19)
  expect(left.every(({ valid }) => !valid)).toBe(true)
  // A later copy still finds room.
  const third = transaction()
  third.signHashX(value)
  expect(signaturesOf((await importSignatures(both, third.toXDR(), network)).xdr)).toHaveLength(3)
})

test("leaves out a signature for another network, and one of a key that may not sign", async () => {
  horizon()
  const copy = transaction()
  const elsewhere = transaction(networks.Public)
  elsewhere.sign(bob)
  copy.signatures.push(...elsewhere.signatures)
  copy.sign(carol)
  const mine = transaction().toXDR()
  const { xdr: same, left } = await importSignatures(mine, copy.toXDR(), network)
  expect(same).toBe(mine)
  expect(left).toMatchObject([
    {
      valid: false,
      signer: bob.publicKey(),
      details: [{ kind: "notFor", network: networks.Testnet }],
    },
    { kind: "unknownKey" },
  ])
})

test("takes the account's own signature if Horizon does not answer", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")))
  const copy = transaction()
  copy.sign(alice, bob)
  const { xdr: signed, left } = await importSignatures(transaction().toXDR(), copy.toXDR(), network)
  expect(signaturesOf(signed)).toHaveLength(1)
  expect(left).toHaveLength(1)
})

test("takes the payer's signatures of a fee bump", async () => {
  horizon()
  const inner = transaction()
  inner.sign(alice)
  const bump = () => TransactionBuilder.buildFeeBumpTransaction(bob, "400", inner, networks.Testnet)
  const copy = bump()
  copy.signatures.push(...junk(3))
  copy.sign(bob)
  const { xdr: signed, left } = await importSignatures(bump().toXDR(), copy.toXDR(), network)
  expect(signaturesOf(signed)).toHaveLength(1)
  expect(left).toHaveLength(3)
})

test("rejects a different transaction before its accounts are read", async () => {
  const fetch = vi.fn()
  vi.stubGlobal("fetch", fetch)
  const other = transaction(networks.Testnet)
  const different = TransactionBuilder.cloneFrom(other, { fee: "200" }).build()
  different.sign(bob)
  await expect(importSignatures(other.toXDR(), different.toXDR(), network)).rejects.toThrow(
    "different",
  )
  expect(fetch).not.toHaveBeenCalled()
})
