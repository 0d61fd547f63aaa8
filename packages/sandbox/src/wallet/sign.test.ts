import {
  Account,
  Asset,
  type FeeBumpTransaction,
  Keypair,
  Networks,
  Operation,
  type Transaction,
  TransactionBuilder,
  xdr,
} from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { sandboxAccounts } from "./keys.js"
import { networkId, readPreimage, signMessage, signPreimage, signTransaction } from "./sign.js"
import { tamperWithMessage, tamperWithPreimage, tamperWithTransaction } from "./tampering.js"

const [first, second] = sandboxAccounts as [
  (typeof sandboxAccounts)[number],
  (typeof sandboxAccounts)[number],
]
const key = Keypair.fromPublicKey(first.address)
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64")

/** A transaction of the first account with these operations, in each kind of envelope. */
function envelopes(...operations: xdr.Operation[]): Record<string, string> {
  const builder = new TransactionBuilder(new Account(first.address, "1"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
  for (const operation of operations) builder.addOperation(operation)
  const transaction = builder.setTimeout(0).build()
  const { tx } = transaction.toEnvelope().value as xdr.TransactionV1Envelope
  const v0 = new xdr.TransactionV0({
    sourceAccountEd25519: Keypair.fromPublicKey(first.address).rawPublicKey(),
    fee: tx.fee,
    seqNum: tx.seqNum,
    timeBounds: null,
    memo: tx.memo,
    operations: tx.operations,
    ext: xdr.TransactionV0Ext.v0(),
  })
  transaction.sign(Keypair.fromSecret(second.seed))
  const bump = TransactionBuilder.buildFeeBumpTransaction(
    second.address,
    "400",
    transaction,
    Networks.TESTNET,
  )
  return {
    "version 0": xdr.TransactionEnvelope.envelopeTypeTxV0(
      new xdr.TransactionV0Envelope({ tx: v0, signatures: [] }),
    ).toXdr("base64"),
    "version 1, signed by another account": transaction.toXdr(),
    "fee bump": bump.toXdr(),
  }
}

const payment = (amount: string): xdr.Operation =>
  Operation.payment({ destination: second.address, asset: Asset.native(), amount })

function read(envelope: string): Transaction | FeeBumpTransaction {
  return TransactionBuilder.fromXdr(envelope, Networks.TESTNET)
}

describe("SI1: transactions", () => {
  for (const [kind, envelope] of Object.entries(envelopes(payment("12.5"))))
    test(`adds one valid signature and keeps the body: ${kind}`, () => {
      const signed = read(signTransaction(envelope, Networks.TESTNET, first.seed))
      const before = read(envelope)
      expect(signed.hash()).toEqual(before.hash())
      expect(signed.signatures).toHaveLength(before.signatures.length + 1)
      expect(key.verify(signed.hash(), signed.signatures.at(-1)!.signature)).toBe(true)
      expect(signed.toEnvelope().type).toBe(before.toEnvelope().type)
    })

  test("gives the vector's transaction the vector's signature", () => {
    const envelope =
      "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAA="
    expect(signTransaction(envelope, Networks.TESTNET, first.seed)).toBe(
      "AAAAAgAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAGQAAAAAAAAAAgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAEAAAAAAAAACwAAAAAAAAACAAAAAAAAAAF3krOBAAAAQNAHHxOuXX5Ii7w1LiXkfQoDzhgLmR8kdZR17TotbWdO5nzxZvavg4JCtnsM8ss1jn6TIVYx9ZWOm+wj6KdrMQs=",
    )
  })

  for (const [kind, envelope] of Object.entries(envelopes(payment("12.5"))))
    test(`alters the content and keeps the kind of envelope: ${kind}`, () => {
      const altered = read(tamperWithTransaction(envelope))
      expect(altered.toEnvelope().type).toBe(read(envelope).toEnvelope().type)
      expect(altered.hash()).not.toEqual(read(envelope).hash())
    })

  test("multiplies the first payment by ten and changes nothing else", () => {
    const bump = Operation.bumpSequence({ bumpTo: "5" })
    const envelope = envelopes(bump, payment("12.5"), payment("1"))["version 0"]!
    const operations = (read(tamperWithTransaction(envelope)) as Transaction).operations
    expect(operations.map((operation) => "amount" in operation && operation.amount)).toEqual([
      false,
      "125.0000000",
      "1.0000000",
    ])
  })

  test("multiplies a created account's balance, and reduces an excessive amount to one stroop", () => {
    const create = Operation.createAccount({ destination: second.address, startingBalance: "2" })
    const created = read(tamperWithTransaction(envelopes(create)["version 0"]!)) as Transaction
    expect(created.operations[0]).toMatchObject({ startingBalance: "20.0000000" })
    const huge = envelopes(payment("922337203685.4775807"))["version 0"]!
    const altered = read(tamperWithTransaction(huge)) as Transaction
    expect(altered.operations[0]).toMatchObject({ amount: "0.0000001" })
  })

  test("changes the fee if there is no payment", () => {
    const envelope = envelopes(Operation.bumpSequence({ bumpTo: "5" }))["version 0"]!
    expect(read(tamperWithTransaction(envelope)).fee).toBe("99")
  })
})

const type9 =
  "AAAACc7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAABIAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAKAAAAAAAAAAAAAAAAAJiWgAAAAAA="
const type10 =
  "AAAACs7gMC1ZhE0yvcqRXIID3USzP7t+3BkFHqN6vt8o7NRyESIQ9H3pgRUATEtAAAAAAAAAAABuW7RrrxcrA5UP8IX0wR/DVsdakYMxqY7Ug5ycd5KzgQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAAblu0a68XKwOVD/CF9MEfw1bHWpGDMamO1IOcnHeSs4EAAAASAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACgAAAAAAAAAAAAAAAACYloAAAAAA"

describe("SI2: auth entries", () => {
  test("gives the vectors' preimages of both types the vectors' signatures", () => {
    expect(base64(signPreimage(type9, first.seed))).toBe(
      "9oAjHWsf9mUKOq/Bc6+Kr/XXDoj2e/daszIZrSGVhM0GEi6TrsnDuMCo2p+q5Aar61679VYAVLrEjxqhaJwoBQ==",
    )
    expect(base64(signPreimage(type10, first.seed))).toBe(
      "t6cf71NOUcQYxGTXZAhgE7/ijqM/4R/KGdd5I6uy+5XPtt2CT2Gt+yuZ7a6gd1kA7WNUxBIzfZPiXc2/l/EUCA==",
    )
  })

  test("reads type, network, expiration, and the address of type 10", () => {
    const testnet = networkId(Networks.TESTNET)
    expect(readPreimage(type9)).toEqual({
      version: "v1",
      networkId: testnet,
      expirationLedger: 5_000_000,
    })
    expect(readPreimage(type10)).toEqual({
      version: "v2",
      networkId: testnet,
      expirationLedger: 5_000_000,
      address: first.address,
    })
  })

  test("throws for other preimages and other texts", () => {
    const other = xdr.HashIdPreimage.envelopeTypeContractId(
      new xdr.HashIdPreimageContractId({
        networkId: new Uint8Array(32),
        contractIdPreimage: xdr.ContractIdPreimage.contractIdPreimageFromAsset(
          Asset.native().toXDRObject(),
        ),
      }),
    ).toXdr("base64")
    for (const wrong of ["", "AAAA", "not base64!", other])
      expect(() => readPreimage(wrong)).toThrow()
  })

  test("alters only the nonce", () => {
    for (const preimage of [type9, type10]) {
      const altered = tamperWithPreimage(preimage)
      expect(altered).not.toBe(preimage)
      expect(readPreimage(altered)).toEqual(readPreimage(preimage))
    }
  })
})

describe("SI3: messages", () => {
  const vectors: [message: string | Uint8Array, signature: string][] = [
    [
      "Hello, World!",
      "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
    ],
    [
      "こんにちは、世界！",
      "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
    ],
    [
      Uint8Array.from(Buffer.from("2zZDP1sa1BVBfLP7TeeMk3sUbaxAkUhBhDiNdrksaFo=", "base64")),
      "VA1+7hefNwv2NKScH6n+Sljj15kLAge+M2wE7fzFOf+L0MMbssA1mwfJZRyyrhBORQRle10X1Dxpx+UOI4EbDQ==",
    ],
  ]
  for (const [message, signature] of vectors)
    test(`SEP-53 vector: ${typeof message === "string" ? message : "bytes"}`, () => {
      expect(base64(signMessage(message, first.seed))).toBe(signature)
    })

  test("alters a message", () => {
    expect(tamperWithMessage("")).not.toBe("")
    expect(tamperWithMessage("Hello")).not.toBe("Hello")
  })
})
