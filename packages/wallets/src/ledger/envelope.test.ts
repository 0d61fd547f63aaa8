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

/** The same in version 0, which has no tag before the source's key: the envelope's tag is those four zeros then. */
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
  test(`a signature is appended to a ${name} envelope as @stellar/stellar-sdk does it, after those that stand there`, () => {
    for (const before of [[], [other], [other, pair]]) {
      const asked = make()
      if (before.length > 0) asked.sign(...before)
      const sent = asked.toXdr()
      asked.sign(pair)
      const signature = readEnvelope(asked.toXdr()).signatures.at(-1)!.signature
      expect(appendSignature(sent, readEnvelope(sent), publicKey, signature)).toBe(asked.toXdr())
    }
  })
}

test("signatures of other lengths before it are kept: one that reveals a hash's preimage", () => {
  const asked = transaction()
  asked.signHashX(Buffer.from("abcde"))
  const sent = asked.toXdr()
  asked.sign(pair)
  const signature = readEnvelope(asked.toXdr()).signatures.at(-1)!.signature
  expect(appendSignature(sent, readEnvelope(sent), publicKey, signature)).toBe(asked.toXdr())
})

test("an envelope that is full takes no more", () => {
  const asked = transaction()
  asked.sign(...Array.from({ length: 20 }, () => pair))
  const sent = asked.toXdr()
  expect(() => appendSignature(sent, readEnvelope(sent), publicKey, new Uint8Array(64))).toThrow(
    expect.objectContaining({ kind: "bad-request" }),
  )
})
