import { Account, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { expect, test } from "vitest"
import { readList } from "./read-list.js"

const address = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const envelopes = ["1", "2", "3"].map((sequence) =>
  new TransactionBuilder(new Account(address, sequence), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
    .setTimeout(0)
    .build()
    .toXDR(),
)
const [first = "", second = ""] = envelopes
const wrapped = (text: string): string => text.replace(/.{64}/g, "$&\n")

test("reads envelopes on lines of their own, with commas, or wrapped with empty lines between", async () => {
  for (const text of [
    envelopes.join("\n"),
    `${envelopes.join(",\r\n")}\n`,
    envelopes.map(wrapped).join("\n\n"),
  ]) {
    expect(await readList(text), text).toEqual(envelopes)
  }
  expect(await readList(wrapped(first))).toEqual([first])
})

test("names the transaction that is wrong, and why", async () => {
  await expect(readList(" \n")).rejects.toThrow("Paste transactions")
  await expect(readList(`${first}\nAAAA`)).rejects.toThrow(/^Transaction 2: This is/)
  await expect(readList(`${first}\n${second}\n${first}`)).rejects.toThrow(
    "Transactions 1 and 3 are the same.",
  )
  await expect(readList("A\n".repeat(101))).rejects.toThrow("A list can have 100 transactions.")
})
