import { decodeBase64, encodeBase64 } from "@alidade/core/encoding"
import { readEnvelope } from "@alidade/core/verify"
import {
  Account,
  type FeeBumpTransaction,
  Keypair,
  Operation,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { appendSignature } from "./envelope.js"

const passphrase = "Test SDF Network ; September 2015"
const pair = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
const other = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 8))
const publicKey = new Uint8Array(pair.rawPublicKey())

const transaction = (): Transaction =>
  new TransactionBuilder(new Account(pair.publicKey(), "1"), {
    fee: "100",
    networkPassphrase: passphrase,
  })
    .addOperation(Operation.bumpSequence({ bumpTo: "5" }))
    .setTimeout(0)
    .build()

/** The transaction as version 0. It has no key type before the source, so the envelope's tag is those four zeros. */
const v0 = (): Transaction => {
  const envelope = encodeBase64(decodeBase64(transaction().toXdr()).slice(4))
  return TransactionBuilder.fromXdr(envelope, passphrase) as Transaction
}

const feeBump = (): FeeBumpTransaction => {
  const inner = transaction()
  inner.sign(other)
  return TransactionBuilder.buildFeeBumpTransaction(pair, "200", inner, passphrase)
}

for (const [name, make] of Object.entries({ v1: transaction, v0, feeBump })) {
  test(`appends a signature to a ${name} envelope after existing ones, like @stellar/stellar-sdk`, () => {
    for (const before of [[], [other], [other, pair]]) {
      const expectedXdr = make()
      if (before.length > 0) expectedXdr.sign(...before)
      const sent = expectedXdr.toXdr()
      expectedXdr.sign(pair)
      const signature = readEnvelope(expectedXdr.toXdr()).signatures.at(-1)!.signature
      expect(appendSignature(sent, readEnvelope(sent), publicKey, signature)).toBe(
        expectedXdr.toXdr(),
      )
    }
  })
}

test("keeps existing signatures of other lengths, such as a revealed hash preimage", () => {
  const expectedXdr = transaction()
  expectedXdr.signHashX(Buffer.from("abcde"))
  const sent = expectedXdr.toXdr()
  expectedXdr.sign(pair)
  const signature = readEnvelope(expectedXdr.toXdr()).signatures.at(-1)!.signature
  expect(appendSignature(sent, readEnvelope(sent), publicKey, signature)).toBe(expectedXdr.toXdr())
})

test("rejects an envelope that already has 20 signatures", () => {
  const expectedXdr = transaction()
  expectedXdr.sign(...Array.from({ length: 20 }, () => pair))
  const sent = expectedXdr.toXdr()
  expect(() => appendSignature(sent, readEnvelope(sent), publicKey, new Uint8Array(64))).toThrow(
    expect.objectContaining({ kind: "bad-request" }),
  )
})
