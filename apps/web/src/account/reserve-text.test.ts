import { expect, test } from "vitest"
import type { LedgerAccount } from "./horizon.js"
import { reserveText } from "./reserve-text.js"

test.each([
  ["9999.9900000", 10_000_000n, "1 XLM reserved, 9,998.99 available"],
  ["0.5000000", 10_000_000n, "1 XLM reserved, 0 available"],
])("shows the reserve of a balance of %s XLM and what is left", (balance, held, text) => {
  const account: LedgerAccount = {
    sequence: "1",
    balances: [{ asset: "native", code: "XLM", balance }],
    held,
    signers: [],
    thresholds: { low: 0, medium: 0, high: 0 },
  }
  expect(reserveText(account)).toBe(text)
})
