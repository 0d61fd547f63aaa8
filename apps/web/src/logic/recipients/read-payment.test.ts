import {
  Account,
  Asset,
  Keypair,
  Memo,
  Networks,
  Operation,
  TransactionBuilder,
} from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { readPayment } from "./read-payment.js"

const source = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const destination = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const muxed = "MBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCAAAAAAAAAAAA7JMO"
const passphrase = Networks.TESTNET

/** The envelope of a payment of 1 XLM. */
function build(operation = pay(destination), memo: Memo = Memo.none()): string {
  const options = { fee: "100", networkPassphrase: passphrase, memo }
  return new TransactionBuilder(new Account(source, "1"), options)
    .addOperation(operation)
    .setTimeout(0)
    .build()
    .toXDR()
}

const pay = (to: string) =>
  Operation.payment({ destination: to, asset: Asset.native(), amount: "1" })

test("reads the recipient of a payment or a new account, with each kind of memo", () => {
  const hash = "07".repeat(32)
  for (const memo of [
    { type: "text", value: "Grüße" },
    { type: "id", value: "18446744073709551615" },
    { type: "hash", value: hash },
    { type: "return", value: hash },
  ] as const) {
    const xdr = build(pay(destination), Memo[memo.type](memo.value))
    expect(readPayment(xdr, passphrase)).toEqual({ address: destination, memo })
  }
  const created = Operation.createAccount({ destination, startingBalance: "1" })
  expect(readPayment(build(created), passphrase)).toEqual({ address: destination })
  expect(readPayment(build(pay(muxed)), passphrase)).toEqual({ address: muxed })
})

test("reads the payment inside a fee bump, and no transaction with other operations", () => {
  const inner = TransactionBuilder.fromXDR(build(), passphrase)
  if (!("sequence" in inner)) throw new Error("a fee bump")
  inner.sign(Keypair.fromRawEd25519Seed(Buffer.alloc(32, 5)))
  const bump = TransactionBuilder.buildFeeBumpTransaction(source, "200", inner, passphrase)
  expect(readPayment(bump.toXDR(), passphrase)).toEqual({ address: destination })
  const bumpTo = Operation.bumpSequence({ bumpTo: "3" })
  expect(readPayment(build(bumpTo), passphrase)).toBe(undefined)
})
