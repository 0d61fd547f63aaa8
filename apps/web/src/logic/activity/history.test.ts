import { createNetwork } from "@alidade/network"
import { Asset, Operation } from "@stellar/stellar-sdk/base"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { readHistory, readTransactions } from "./history.js"

const network = createNetwork({ seed: "1" })
const [alice, bob] = [network.keypair("alice"), network.keypair("bob")]
const { horizonUrl } = network
const address = alice.publicKey()
const pay = (amount: string) =>
  Operation.payment({ destination: bob.publicKey(), asset: Asset.native(), amount })

network.fund(alice)
network.fund(bob)
network.send(alice, pay("1"), pay("2"))
for (let count = 0; count < 10; count++) network.send(alice, pay("3"))

const read = (cursor?: string) =>
  readHistory(horizonUrl, address, cursor, new AbortController().signal)
const stub = (status: number, body: unknown): void =>
  void vi.stubGlobal("fetch", async () => Response.json(body, { status }))
const listOf = (...records: unknown[]): unknown => ({ _embedded: { records } })

beforeEach(() => {
  vi.stubGlobal("fetch", network.fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test("reads an account's history page by page, the latest first", async () => {
  const first = await read()
  expect(first.items).toHaveLength(10)
  expect(first.items.every(({ fields }) => fields.amount === "3.0000000")).toBe(true)
  const second = await read(first.next)
  expect(second.items.map(({ type, fields }) => [type, fields.amount])).toEqual([
    ["payment", "2.0000000"],
    ["payment", "1.0000000"],
    ["create_account", undefined],
  ])
  expect(second.next).toBeUndefined()
})

test("puts the operations of a transaction together, in their order", async () => {
  const { next } = await read()
  const { items } = await read(next)
  const [payments, creation] = await readTransactions(items, address, network.passphrase)
  expect(payments?.deeds?.deeds).toMatchObject([
    { kind: "payment", values: { amount: { value: "1" } } },
    { kind: "payment", values: { amount: { value: "2" } } },
  ])
  expect(creation?.type).toBe("create_account")
  expect(creation?.deeds?.deeds).toMatchObject([
    { kind: "createAccount", by: expect.stringMatching(/^G/) },
  ])
})

describe("a record", () => {
  const record = {
    id: "4295000000",
    type: "inflation",
    transaction_hash: "ab".repeat(32),
    transaction_successful: false,
    created_at: "2026-01-02T03:04:05Z",
    transaction: { memo_type: "text", memo: "rent" },
  }

  test("has its transaction's memo, and says whether that failed", async () => {
    stub(200, listOf(record))
    expect((await read()).items).toMatchObject([
      { memo: "rent", successful: false, at: Date.UTC(2026, 0, 2, 3, 4, 5) },
    ])
  })

  test.each([
    { transaction_hash: "ab" },
    { transaction_successful: "yes" },
    { created_at: "yesterday" },
    { id: "first" },
    { type: 1 },
  ])("with %j is left out", async (change) => {
    stub(200, listOf({ ...record, ...change }, null))
    expect(await read()).toEqual({ items: [] })
  })
})

test("an account that the network never had has no history", async () => {
  stub(404, { status: 404, type: "https://stellar.org/horizon-errors/not_found" })
  expect(await read()).toEqual({ items: [] })
})

test("says that Horizon gave no list, or doesn't answer", async () => {
  stub(503, {})
  await expect(read()).rejects.toMatchObject({ found: { problem: "noList", status: 503 } })
  vi.stubGlobal("fetch", async () => {
    throw new TypeError("Failed to fetch")
  })
  await expect(read()).rejects.toMatchObject({ found: { problem: "noHorizon" } })
})
