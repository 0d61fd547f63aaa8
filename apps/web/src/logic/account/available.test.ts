import { expect, test } from "vitest"
import { availableOf, heldOf, lumensOf } from "./available.js"

test.each([
  ["9999.9900000", 10_000_000n, 99_989_900_000n],
  ["0.5000000", 10_000_000n, 0n],
])("of a balance of %s XLM with %s stroops held, %s can be sent", (balance, held, available) => {
  const balances = [{ asset: "native", code: "XLM", balance }]
  expect(availableOf({ balances, held })).toBe(available)
})

test("an account without a balance of XLM has none", () => {
  expect(lumensOf([])).toBe("0")
})

test("how much can be sent is unknown without the ledger’s reserve", () => {
  expect(availableOf({ balances: [], held: undefined })).toBeUndefined()
})

test("what is held is the ledger’s reserve for each entry, and what offers sell", () => {
  expect(heldOf({ reserves: 4n, inOffers: 15n }, 7_000_000n)).toBe(28_000_015n)
})
