import { expect, test } from "vitest"
import { availableOf } from "./available.js"
import type { LedgerAccount } from "./horizon.js"

test.each([
  ["9999.9900000", 10_000_000n, 99_989_900_000n],
  ["0.5000000", 10_000_000n, 0n],
])("of a balance of %s XLM with %s stroops held, %s can be sent", (balance, held, available) => {
  const account: LedgerAccount = {
    sequence: "1",
    balances: [{ asset: "native", code: "XLM", balance }],
    held,
    signers: [],
    thresholds: { low: 0, medium: 0, high: 0 },
  }
  expect(availableOf(account)).toBe(available)
})
