import { networks } from "@alidade/core"
import { encodeBase64 } from "@alidade/core/encoding"
import { messageDigestBytes } from "@alidade/core/verify"
import { Account, hash, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { buildTransferPreimage } from "../../../test/transfer-preimage.js"
import type { Proof } from "../proof/proof.js"
import { checkProof } from "./check-proof.js"

const [alice, bob] = [1, 2].map((byte) =>
  Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(byte)),
) as [Keypair, Keypair]
const signer = alice.publicKey()
const own = "Our own network ; 2026"

function transactionOn(passphrase: string, by = alice): Proof {
  const transaction = new TransactionBuilder(new Account(signer, "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
    .setTimeout(0)
    .build()
  transaction.sign(by)
  return { kind: "transaction", envelope: transaction.toXDR(), signer, network: passphrase }
}

function authorizationOn(passphrase: string, from = signer): Proof {
  const payload = buildTransferPreimage({
    from,
    to: bob.publicKey(),
    stroops: 1n,
    expirationLedger: 9,
    type: 10,
    passphrase,
  })
  const signature = encodeBase64(alice.sign(hash(Buffer.from(payload, "base64"))))
  return { kind: "authorization", payload, signature, signer, network: passphrase }
}

test("a message is valid as signed, and not valid with another character or signer", async () => {
  const payload = "I own this address."
  const digest = await messageDigestBytes(payload)
  const signature = encodeBase64(alice.sign(Buffer.from(digest)))
  const proof: Proof = { kind: "message", payload, signature, signer }
  expect(await checkProof(proof)).toMatchObject({ valid: true, signer })
  expect((await checkProof({ ...proof, payload: "I own this address!" })).valid).toBe(false)
  expect((await checkProof({ ...proof, signer: bob.publicKey() })).valid).toBe(false)
  const hex = Buffer.from(signature, "base64").toString("hex")
  expect(await checkProof({ ...proof, signature: hex })).toMatchObject({ valid: true, signer })
  // A proof's payload is the text itself, never bytes that it stands for.
  const asBytes = { ...proof, payload: encodeBase64(Buffer.from(payload)) }
  expect((await checkProof(asBytes)).valid).toBe(false)
  await expect(checkProof({ ...proof, signature: "AAAA" })).rejects.toThrow("badSignature")
})

test("a transaction and an authorization are valid for the network that the proof names only", async () => {
  for (const network of [networks.Testnet, own]) {
    for (const proof of [transactionOn(network), authorizationOn(network)]) {
      expect(await checkProof(proof)).toMatchObject({ valid: true, signer })
      expect(await checkProof({ ...proof, network: networks.Public } as Proof)).toMatchObject({
        valid: false,
        signer,
      })
      expect((await checkProof({ ...proof, signer: bob.publicKey() })).valid).toBe(false)
    }
  }
})

test("an authorization for another address is valid, and says for whom it is", async () => {
  const proof = authorizationOn(networks.Testnet, bob.publicKey())
  expect(await checkProof(proof)).toMatchObject({
    valid: true,
    signer,
    details: [
      { kind: "for", network: networks.Testnet },
      { kind: "otherAddress", address: bob.publicKey() },
    ],
  })
})

test("a transaction that someone else signed does not prove its source account's signature", async () => {
  expect(await checkProof(transactionOn(networks.Testnet, bob))).toMatchObject({ valid: false })
})

test("names what a damaged transaction is instead", async () => {
  const proof = { ...transactionOn(networks.Testnet), envelope: "AAAA" } as Proof
  await expect(checkProof(proof)).rejects.toMatchObject({
    found: { wanted: "envelope", problem: "unknown" },
  })
})

test("a proof for an unknown passphrase is no good news, even if it reads like a network's name", async () => {
  for (const proofOn of [transactionOn, authorizationOn]) {
    for (const passphrase of ["Public", "Рublic\u202e", "TESTNET", "x".repeat(9_999)]) {
      const { details, ...verdict } = await checkProof(proofOn(passphrase))
      expect(verdict).toMatchObject({ kind: "forUnknown", signer })
      expect(details[0]).toEqual({ kind: "network", network: passphrase })
      expect(details).not.toContainEqual({ kind: "for", network: passphrase })
    }
  }
  // A network that the visitor added is known.
  for (const proofOn of [transactionOn, authorizationOn]) {
    const verdict = await checkProof(proofOn(own), undefined, [own])
    expect(verdict).toMatchObject({ valid: true, kind: "valid", signer })
    expect(verdict.details[0]).toEqual({ kind: "for", network: own })
  }
})

describe("a proof of a fee bump", () => {
  const carol = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(3))
  const network = networks.Testnet
  const build = (inside: Keypair[], outside: Keypair[], extra: readonly string[] = []): string => {
    const builder = new TransactionBuilder(new Account(signer, "1"), {
      fee: "100",
      networkPassphrase: network,
    })
    if (extra.length > 0) builder.setExtraSigners([...extra])
    const inner = builder
      .addOperation(Operation.bumpSequence({ bumpTo: "2" }))
      .addOperation(Operation.bumpSequence({ bumpTo: "2", source: carol.publicKey() }))
      .setTimeout(0)
      .build()
    inner.sign(...inside)
    const bump = TransactionBuilder.buildFeeBumpTransaction(bob, "400", inner, network)
    bump.sign(...outside)
    return bump.toXDR()
  }
  const check = async (envelope: string, key: Keypair) => {
    const signer = key.publicKey()
    const { valid, kind, details } = await checkProof({
      kind: "transaction",
      envelope,
      signer,
      network,
    })
    return { valid, kind, details: details.map((detail) => detail.kind) }
  }

  test("says that the key paid the fee, and did not sign the payment inside", async () => {
    expect(await check(build([alice], [bob]), bob)).toEqual({
      valid: true,
      kind: "validFee",
      details: ["for", "signedFee", "bySource"],
    })
  })

  test("says that the key signed the transaction inside, and did not pay", async () => {
    expect(await check(build([alice], [bob]), alice)).toEqual({
      valid: true,
      kind: "valid",
      details: ["for", "signedInside", "bySource"],
    })
  })

  test("says both for a key that did both, and that it isn't known to pay", async () => {
    expect(await check(build([alice], [alice]), alice)).toEqual({
      valid: true,
      kind: "valid",
      details: ["for", "signedFee", "notPayer", "signedInside", "bySource"],
    })
  })

  test("says whether the key is an operation's source, a required signer, or neither", async () => {
    const dave = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(4))
    const envelope = build([alice, carol, dave], [bob])
    expect((await check(envelope, carol)).details.at(-1)).toBe("byOperationSource")
    expect((await check(envelope, dave)).details.at(-1)).toBe("byNeither")
    const required = build([alice, carol, dave], [bob], [dave.publicKey()])
    expect((await check(required, dave)).details.at(-1)).toBe("requiredSigner")
  })
})
