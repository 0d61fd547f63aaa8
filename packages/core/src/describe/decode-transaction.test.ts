import {
  Account,
  Asset,
  Keypair,
  Operation,
  SignerKey,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { expect, it } from "vitest"
import { networks } from "../networks/networks.js"
import { decodeTransaction, signerKeyOf } from "./decode-transaction.js"
import type { XdrFields, XdrUnion } from "./index.js"

const key = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1))
const own = key.publicKey()

function payment(): TransactionBuilder {
  const options = { fee: "100", networkPassphrase: networks.Testnet }
  return new TransactionBuilder(new Account(own, "6"), options)
    .addOperation(Operation.payment({ destination: own, asset: Asset.native(), amount: "1" }))
    .setTimeout(0)
}

it("decodes a transaction, and the inner one of a fee bump", () => {
  const inner = payment().build()
  const bump = TransactionBuilder.buildFeeBumpTransaction(key, "200", inner, networks.Testnet)
  const { transaction, feeBump } = decodeTransaction(bump.toXDR())
  expect(transaction.seqNum).toBe(7n)
  expect(feeBump?.fee).toBe(400n)
  expect(decodeTransaction(inner.toXDR())).toEqual({ transaction })
  const [operation] = transaction.operations as XdrFields[]
  expect(operation?.body).toMatchObject({ type: "payment", value: { amount: 10_000_000n } })
})

it("writes a signer's key as the Stellar SDK does, for every kind", () => {
  const bytes = new Uint8Array(32).fill(9)
  const payload = Uint8Array.of(1, 2, 3, 4, 5)
  const signed = new xdr.SignerKeyEd25519SignedPayload({ ed25519: bytes, payload })
  const kinds: [XdrUnion, xdr.SignerKey][] = [
    [{ type: "ed25519", value: bytes }, xdr.SignerKey.signerKeyTypeEd25519(bytes)],
    [{ type: "preAuthTx", value: bytes }, xdr.SignerKey.signerKeyTypePreAuthTx(bytes)],
    [{ type: "hashX", value: bytes }, xdr.SignerKey.signerKeyTypeHashX(bytes)],
    [
      { type: "ed25519SignedPayload", value: { ed25519: bytes, payload } },
      xdr.SignerKey.signerKeyTypeEd25519SignedPayload(signed),
    ],
  ]
  for (const [decoded, expected] of kinds) {
    expect(signerKeyOf(decoded)).toBe(SignerKey.encodeSignerKey(expected))
  }
})
