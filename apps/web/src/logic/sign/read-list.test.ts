import { Account, Keypair, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
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
  await expect(readList(" \n")).rejects.toThrow("nothing")
  await expect(readList(`${first}\nAAAA`)).rejects.toMatchObject({
    found: { problem: "wrong", number: 2, found: { wanted: "envelope", problem: "unknown" } },
  })
  await expect(readList(`${first}\n${second}\n${first}`)).rejects.toMatchObject({
    found: { problem: "twice", first: 1, second: 3 },
  })
  await expect(readList("A\n".repeat(101))).rejects.toMatchObject({
    found: { problem: "tooMany", count: 100 },
  })
})

test("takes a transaction that is signed and unsigned as the same", async () => {
  const signed = TransactionBuilder.fromXDR(first, Networks.TESTNET)
  signed.sign(Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1)))
  await expect(readList(`${first}\n${second}\n${signed.toXDR()}`)).rejects.toMatchObject({
    found: { problem: "twice", first: 1, second: 3 },
  })
})
