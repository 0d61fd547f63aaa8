import { networks } from "@alidade/core"
import { Account, Asset, Operation, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { buildTransferPreimage } from "../../../test/transfer-preimage.js"
import { expectXdr } from "./expect-xdr.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const transaction = new TransactionBuilder(new Account(account, "1"), {
  fee: "100",
  networkPassphrase: networks.Testnet,
})
  .addOperation(Operation.payment({ destination: account, asset: Asset.native(), amount: "3" }))
  .setTimeout(0)
  .build()
const envelope = transaction.toXDR()
const preimage = buildTransferPreimage({
  from: account,
  to: account,
  stroops: 1n,
  expirationLedger: 9,
  type: 9,
  passphrase: networks.Testnet,
})
const bytes = (length: number) => Buffer.alloc(length, 7).toString("base64")

describe("finds what a text is that is not an envelope", () => {
  test.each([
    ["an address", account, { problem: "address" }],
    ["a web address", "https://example.org/tx", { problem: "webAddress" }],
    ["JSON", `{"xdr":"${envelope}"}`, { problem: "json" }],
    ["a hash", "ab".repeat(32), { problem: "hash" }],
    ["an envelope in hex", Buffer.from(envelope, "base64").toString("hex"), { problem: "hex" }],
    ["escaped base64", encodeURIComponent(envelope), { problem: "encoded" }],
    [
      "something with a stranger in it",
      `AAAA\u202e${envelope}`,
      { problem: "notBase64", character: "\u202e" },
    ],
    ["half of the letters", envelope.slice(0, 41), { problem: "damaged" }],
    ["half of the bytes", envelope.slice(0, 40), { problem: "startsLike", is: "envelope" }],
    ["a preimage", preimage, { problem: "otherKind", is: "preimage" }],
    ["a signature", bytes(64), { problem: "signature" }],
    ["a key", bytes(32), { problem: "key" }],
    [
      "another XDR",
      xdr.ScVal.scvU32(5).toXdr("base64"),
      { problem: "otherKind", is: "contractValue" },
    ],
    ["anything else", Buffer.from("Hello, World").toString("base64"), { problem: "unknown" }],
  ])("%s", async (_, text, found) => {
    await expect(expectXdr("envelope", text)).rejects.toMatchObject({
      found: { ...found, wanted: "envelope" },
    })
  })
})

test("accepts what is wanted and rejects it elsewhere", async () => {
  await expectXdr("envelope", envelope)
  await expectXdr("preimage", preimage)
  await expect(expectXdr("preimage", envelope)).rejects.toMatchObject({
    found: { problem: "otherKind", is: "envelope", wanted: "preimage" },
  })
})
