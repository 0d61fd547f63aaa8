import { expect, test } from "vitest"
import { toLastLedger } from "./last-ledger.js"

const record = {
  sequence: 730,
  closed_at: "2026-11-21T10:40:29Z",
  base_reserve_in_stroops: 5_000_000,
}
const listed = (change: Record<string, unknown>): unknown => ({
  _embedded: { records: [{ ...record, ...change }] },
})

test("reads the sequence number, close time, and reserve of the last ledger", () => {
  expect(toLastLedger(listed({}))).toEqual({
    sequence: 730,
    closedAt: Date.UTC(2026, 10, 21, 10, 40, 29),
    baseReserve: 5_000_000n,
  })
})

test.each([
  ["nothing", null],
  ["no ledger", { _embedded: { records: [] } }],
  ["a text", listed({ sequence: "730" })],
  ["a negative reserve", listed({ base_reserve_in_stroops: -1 })],
  ["an absurd reserve", listed({ base_reserve_in_stroops: 1e15 })],
  ["a date that isn't one", listed({ closed_at: "2026-13-45T10:40:29Z" })],
  ["a time without its zone", listed({ closed_at: "2026-11-21T10:40:29" })],
  ["a long time", listed({ closed_at: `2026-11-21T10:40:29.${"0".repeat(1_000_000)}Z` })],
])("reads %s as no answer", (_, json) => {
  expect(toLastLedger(json)).toBeUndefined()
})
