import { networks } from "@alidade/core"
import { afterEach, expect, test, vi } from "vitest"
import { lookUp } from "./look-up.js"

const network = {
  passphrase: networks.Testnet,
  horizonUrl: "https://horizon.example",
  rpcUrl: "https://rpc.example",
}
const issuer = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L"
const contract = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"
const notFound = { type: "https://stellar.org/horizon-errors/not_found", status: 404 }
const { signal } = new AbortController()

afterEach(() => vi.unstubAllGlobals())

/** Lets the network answer this, and returns what it is asked. */
function answer(body: unknown, status = 200): string[] {
  const asked: string[] = []
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url)
    return new Response(JSON.stringify(body), { status })
  })
  return asked
}

test("says how many accounts hold an asset, and which contract is its token", async () => {
  const asked = answer({
    _embedded: { records: [{ accounts: { authorized: 12 }, contract_id: contract }] },
  })
  const found = await lookUp({ kind: "asset", asset: `USD:${issuer}` }, network, signal)
  expect(found).toEqual({ kind: "asset", asset: { accounts: 12, contract } })
  expect(asked).toEqual([
    `https://horizon.example/assets?asset_code=USD&asset_issuer=${issuer}&limit=1`,
  ])
})

test.each([
  ["no such asset", { _embedded: { records: [] } }, null],
  ["no list", { records: 7 }, null],
  [
    "an invalid contract, and an invalid count",
    { _embedded: { records: [{ accounts: { authorized: -1 }, contract_id: "C1" }] } },
    { accounts: 0 },
  ],
])("reads defensively what it hears of an asset: %s", async (_, body, asset) => {
  answer(body)
  const found = await lookUp({ kind: "asset", asset: `USD:${issuer}` }, network, signal)
  expect(found).toEqual({ kind: "asset", asset })
})

test("says when a ledger closed, and what it holds", async () => {
  const asked = answer({
    closed_at: "2026-11-25T15:58:00Z",
    successful_transaction_count: 3,
    failed_transaction_count: 2,
    operation_count: 9,
  })
  const closedAt = Date.UTC(2026, 10, 25, 15, 58)
  expect(await lookUp({ kind: "ledger", sequence: 7 }, network, signal)).toEqual({
    kind: "ledger",
    ledger: { closedAt, transactions: 5, operations: 9 },
  })
  expect(asked).toEqual(["https://horizon.example/ledgers/7"])
})

test("says that there is no such ledger, also where its answer has no time", async () => {
  answer(notFound, 404)
  const none = { kind: "ledger", ledger: null }
  expect(await lookUp({ kind: "ledger", sequence: 7 }, network, signal)).toEqual(none)
  answer({ closed_at: "yesterday" })
  expect(await lookUp({ kind: "ledger", sequence: 7 }, network, signal)).toEqual(none)
})

test("says that an account does not exist, and fails where the network is silent", async () => {
  answer(notFound, 404)
  const subject = { kind: "account", address: issuer, account: issuer } as const
  const horizonOnly = { ...network, rpcUrl: "" }
  expect(await lookUp(subject, horizonOnly, signal)).toEqual({ kind: "account", account: null })
  answer({}, 503)
  await expect(lookUp({ kind: "ledger", sequence: 7 }, network, signal)).rejects.toThrow()
})
