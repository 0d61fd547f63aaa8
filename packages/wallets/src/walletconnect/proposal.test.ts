import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { lapseOf } from "./proposal.js"

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000_000 }))
afterEach(() => void vi.useRealTimers())

test.each([
  ["when it says", "wc:1@2?expiryTimestamp=1000000060&symKey=ab", 60_000],
  ["after five minutes where it says a later time", "wc:1@2?expiryTimestamp=2000000000", 300_000],
  ["after five minutes where it says none", "wc:1@2?symKey=ab", 300_000],
  ["after five minutes where it says nonsense", "wc:1@2?expiryTimestamp=soon", 300_000],
])("WC6: a code lapses %s", (_, uri, ms) => {
  expect(lapseOf(uri) - Date.now()).toBe(ms)
})
