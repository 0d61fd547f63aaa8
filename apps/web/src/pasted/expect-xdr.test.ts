import { networks } from "@alidade/core"
import { Account, Asset, Operation, TransactionBuilder, xdr } from "@stellar/stellar-sdk/base"
import { describe, expect, test } from "vitest"
import { buildTransferPreimage } from "../stellar/preimage.js"
import { describeMismatch, expectXdr } from "./expect-xdr.js"

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

describe("text that is not an envelope is named", () => {
  test.each([
    ["an address", account, "an address."],
    ["a web address", "https://example.org/tx", "a web address."],
    ["JSON", `{"xdr":"${envelope}"}`, "JSON"],
    ["a hash", "ab".repeat(32), "a hash"],
    ["an envelope in hex", Buffer.from(envelope, "base64").toString("hex"), "hex, not base64"],
    ["escaped base64", encodeURIComponent(envelope), "URL-encoded"],
    ["something with a stranger in it", `AAAA\u202e${envelope}`, "it has “\\u{202e}”"],
    ["half of the letters", envelope.slice(0, 41), "incomplete or damaged"],
    ["half of the bytes", envelope.slice(0, 40), "starts like a transaction envelope"],
    ["a preimage", preimage, "the preimage of an authorization, not a transaction"],
    ["a signature", bytes(64), "a signature"],
    ["a key", bytes(32), "32 bytes"],
    ["another XDR", xdr.ScVal.scvU32(5).toXdr("base64"), "a contract value"],
    [
      "anything else",
      Buffer.from("Hello, World").toString("base64"),
      "valid base64, but not a transaction envelope",
    ],
  ])("%s", async (_, text, message) => {
    const refused = expectXdr("envelope", text)
    await expect(refused).rejects.toThrow(message)
    await expect(refused).rejects.toThrow(/Paste a transaction envelope: base64/)
  })
})

test("accepts what is wanted and rejects it elsewhere", async () => {
  await expectXdr("envelope", envelope)
  await expectXdr("preimage", preimage)
  await expect(expectXdr("preimage", envelope)).rejects.toThrow(
    "This is a transaction envelope, not the preimage of an authorization.",
  )
  expect(await describeMismatch("authorization", envelope)).toContain(
    "not a preimage or an authorization",
  )
})
