import { Account, Networks, Operation, TransactionBuilder } from "@stellar/stellar-sdk/base"
import { expect, test } from "vitest"
import { readEnvelopeFile } from "./envelope-file.js"

const account = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const xdr = new TransactionBuilder(new Account(account, "1"), {
  fee: "100",
  networkPassphrase: Networks.TESTNET,
})
  .addOperation(Operation.bumpSequence({ bumpTo: "9" }))
  .setTimeout(0)
  .build()
  .toXDR()

test("reads an envelope from a file, as text and as XDR bytes", async () => {
  expect(await readEnvelopeFile(new Blob([`${xdr}\n`]))).toBe(xdr)
  const bytes = Uint8Array.from(atob(xdr), (character) => character.charCodeAt(0))
  expect(await readEnvelopeFile(new Blob([bytes]))).toBe(xdr)
})

test("rejects empty, huge, and other files with a reason, and does not read huge ones", async () => {
  const image = new Uint8Array(2000).fill(0x89)
  await expect(readEnvelopeFile(new Blob([]))).rejects.toThrow("emptyFile")
  await expect(readEnvelopeFile(new Blob([image]))).rejects.toThrow("noEnvelope")
  const unread = { size: 1_000_001 } as Blob
  await expect(readEnvelopeFile(unread)).rejects.toThrow("largeFile")
})
