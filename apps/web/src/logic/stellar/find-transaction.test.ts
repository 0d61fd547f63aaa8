import { networks } from "@alidade/core"
import { transactionHashHex } from "@alidade/core/verify"
import { Account, Keypair, Operation, TransactionBuilder } from "@stellar/stellar-sdk"
import { afterEach, expect, test, vi } from "vitest"
import { findTransaction } from "./find-transaction.js"
import { NetworkError } from "./network-error.js"

const network = { passphrase: networks.Testnet, horizonUrl: "https://horizon.example" }
const key = Keypair.fromRawEd25519Seed(Buffer.alloc(32, 7))
const transaction = new TransactionBuilder(new Account(key.publicKey(), "1"), {
  fee: "100",
  networkPassphrase: network.passphrase,
})
  .addOperation(Operation.bumpSequence({ bumpTo: "3" }))
  .setTimeout(0)
  .build()
const bump = TransactionBuilder.buildFeeBumpTransaction(key, "400", transaction, network.passphrase)
const hash = await transactionHashHex(transaction.toXDR(), network.passphrase)
const record = {
  envelope_xdr: transaction.toXDR(),
  ledger: 7,
  created_at: "2026-11-25T15:58:00Z",
  successful: true,
  fee_charged: "100",
}

afterEach(() => vi.unstubAllGlobals())

function answer(body: unknown, status = 200): ReturnType<typeof vi.fn> {
  const fetch = vi.fn(async (_url: string) => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal("fetch", fetch)
  return fetch
}

test("reads a transaction by its hash", async () => {
  const fetch = answer(record)
  expect(await findTransaction(network, hash)).toEqual({
    xdr: record.envelope_xdr,
    ledger: 7,
    closedAt: Date.UTC(2026, 10, 25, 15, 58),
    successful: true,
    fee: 100n,
  })
  expect(fetch.mock.calls[0]?.[0]).toBe(`https://horizon.example/transactions/${hash}`)
})

test("reads a fee bump by the hash of the transaction inside", async () => {
  answer({ ...record, envelope_xdr: bump.toXDR() })
  expect((await findTransaction(network, hash))?.xdr).toBe(bump.toXDR())
})

test("returns null for a transaction that is in no ledger", async () => {
  answer({ type: "https://stellar.org/horizon-errors/not_found", status: 404 }, 404)
  expect(await findTransaction(network, hash)).toBeNull()
})

test.each([
  ["another transaction", record, 200, "0".repeat(64)],
  ["a damaged envelope", { ...record, envelope_xdr: "AAAA" }, 200, hash],
  ["no ledger", { ...record, ledger: "7" }, 200, hash],
  ["no time", { ...record, created_at: "soon" }, 200, hash],
  ["no result", { ...record, successful: 1 }, 200, hash],
  ["no fee", { ...record, fee_charged: "-1" }, 200, hash],
  ["another server's 404", { error: "?" }, 404, hash],
  ["a failure", {}, 500, hash],
  ["no JSON", null, 200, hash],
])("throws for %s", async (_what, body, status, asked) => {
  answer(body, status)
  await expect(findTransaction(network, asked)).rejects.toThrow(NetworkError)
})

test("throws if nobody answers, and the signal's reason if it was aborted", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")))
  await expect(findTransaction(network, hash)).rejects.toThrow(NetworkError)
  const reason = new Error("gone")
  await expect(findTransaction(network, hash, AbortSignal.abort(reason))).rejects.toBe(reason)
})
