import { afterEach, expect, test, vi } from "vitest"
import { readTransaction } from "./read-transaction.js"

const hash = "ab".repeat(32)
const record = { ledger: 9, created_at: "2026-11-21T10:40:29Z", successful: true }

function answer(json: unknown, status = 200): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async (_url: string) => Response.json(json, { status }))
  vi.stubGlobal("fetch", fetched)
  return fetched
}
afterEach(() => {
  vi.unstubAllGlobals()
})

test("reads the ledger, its time, and whether the transaction had its effect", async () => {
  const fetched = answer(record)
  expect(await readTransaction("https://horizon.example", hash)).toEqual({
    ledger: 9,
    closedAt: Date.UTC(2026, 10, 21, 10, 40, 29),
    successful: true,
  })
  expect(fetched.mock.calls[0]?.[0]).toBe(`https://horizon.example/transactions/${hash}`)
})

test("takes only Horizon's own document for an absent transaction", async () => {
  answer({ type: "https://stellar.org/horizon-errors/not_found", status: 404 }, 404)
  expect(await readTransaction("https://horizon.example", hash)).toBeNull()
  answer({ message: "no such page" }, 404)
  await expect(readTransaction("https://horizon.example", hash)).rejects.toMatchObject({
    found: { problem: "noAnswer", status: 404 },
  })
})

test.each([
  ["no ledger", { ...record, ledger: "9" }],
  ["a date that isn't one", { ...record, created_at: "soon" }],
  ["no result", { ...record, successful: undefined }],
])("refuses an answer with %s", async (_, json) => {
  answer(json)
  await expect(readTransaction("https://horizon.example", hash)).rejects.toMatchObject({
    found: { problem: "noAnswer", status: 200 },
  })
})
