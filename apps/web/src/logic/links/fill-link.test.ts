import { Account, Keypair, Networks, TransactionBuilder } from "@stellar/stellar-sdk"
import { expect, onTestFinished, test, vi } from "vitest"
import { decodeEnvelope } from "../operations/xdr.js"
import { encodeFilled } from "./fill-link.js"

const key = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7) as never)
const address = key.publicKey()
const envelope = decodeEnvelope(
  new TransactionBuilder(new Account(address, "0"), {
    fee: "100",
    networkPassphrase: Networks.TESTNET,
  })
    .setTimeout(0)
    .build()
    .toXDR(),
)

/** The sequence number of the filled envelope, if the account has used this one. */
async function filled(sequence: string): Promise<string> {
  vi.stubGlobal("fetch", async () => Response.json({ id: address, sequence, balances: [] }))
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  const xdr = await encodeFilled(envelope, { horizonUrl: "https://horizon.example" }, true)
  return JSON.stringify(decodeEnvelope(xdr))
}

test("an envelope gets the account's next sequence number", async () => {
  expect(await filled("6")).toContain('"seq_num":"7"')
})

test("an account that has used its last sequence number is a problem that the form can show", async () => {
  await expect(filled(String(2n ** 63n - 1n))).rejects.toMatchObject({
    found: { problem: "notEncoded" },
  })
})
