import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { expiryOf } from "./proposal.js"

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test.each([
  ["at its own time", "wc:1@2?expiryTimestamp=1000000060&symKey=ab", 60_000],
  ["after five minutes if its time is later", "wc:1@2?expiryTimestamp=2000000000", 300_000],
  ["after five minutes without a time", "wc:1@2?symKey=ab", 300_000],
  ["after five minutes if its time is invalid", "wc:1@2?expiryTimestamp=soon", 300_000],
])("WC6: a code expires %s", (_, uri, ms) => {
  expect(expiryOf(uri) - Date.now()).toBe(ms)
})
