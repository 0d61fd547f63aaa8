import { Account, Keypair, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { buildPayment, type Payment } from "../stellar/payment.js"
import { readPayment } from "./read-payment.js"

const source = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const destination = "GBO3RFQLRYV5IH64RVF3J6JKONZYH6X53Z44HPJMNCKH3SWNMTGALCX4"
const muxed = "MBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCAAAAAAAAAAAA7JMO"
const passphrase = Networks.TESTNET

const payment: Payment = {
  source,
  sequence: "1",
  destination,
  creates: false,
  asset: "native",
  stroops: 10_000_000n,
  memo: { type: "none", value: "" },
  fee: "100",
  until: 1_800_000_000,
  passphrase,
}

test("reads the recipient of a payment or a new account, with each kind of memo", () => {
  const hash = "07".repeat(32)
  for (const memo of [
    { type: "text", value: "Grüße" },
    { type: "id", value: "18446744073709551615" },
    { type: "hash", value: hash },
    { type: "return", value: hash },
  ] as const) {
    const xdr = buildPayment({ ...payment, memo })
    expect(readPayment(xdr, passphrase)).toEqual({ address: destination, memo })
  }
  expect(readPayment(buildPayment({ ...payment, creates: true }), passphrase)).toEqual({
    address: destination,
  })
  expect(readPayment(buildPayment({ ...payment, destination: muxed }), passphrase)).toEqual({
    address: muxed,
  })
})

test("reads the payment inside a fee bump, and no transaction with other operations", () => {
  const inner = TransactionBuilder.fromXDR(buildPayment(payment), passphrase)
  if (!("sequence" in inner)) throw new Error("a fee bump")
  inner.sign(Keypair.fromRawEd25519Seed(Buffer.alloc(32, 5)))
  const bump = TransactionBuilder.buildFeeBumpTransaction(source, "200", inner, passphrase)
  expect(readPayment(bump.toXDR(), passphrase)).toEqual({ address: destination })
  const builder = () =>
    new TransactionBuilder(new Account(source, "1"), { fee: "100", networkPassphrase: passphrase })
  const bumpTo = Operation.bumpSequence({ bumpTo: "3" })
  expect(
    readPayment(builder().addOperation(bumpTo).setTimeout(0).build().toXDR(), passphrase),
  ).toBe(undefined)
})
