import { xdr } from "@stellar/stellar-sdk/base"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { exchange, liabilities, type Rounding, sellable } from "./rate.js"

const price = (n: number, d: number) => new xdr.Price({ n, d })
const MAX = 2n ** 63n - 1n

/** Trades an offer of `maxSold` with someone who gives at most `maxGiven`. */
const trade = (at: xdr.Price, maxSold: bigint, maxGiven: bigint, rounding: Rounding = "offer") => {
  const limits = { maxSold, maxBought: MAX, maxTaken: MAX, maxGiven }
  const { sold, bought, stays } = exchange(at, limits, rounding)
  return [sold, bought, stays]
}

describe("an exchange at a price of the book", () => {
  test("fills the smaller side, and the bigger one stays", () => {
    expect(trade(price(2, 1), 100n, 50n)).toEqual([25n, 50n, true])
    expect(trade(price(2, 1), 20n, 50n)).toEqual([20n, 40n, false])
  })

  test("rounds in favor of the offer that stays", () => {
    // At 3 for 2, 1,000 buys 666.67 of what is sold: 666 for 999.
    expect(trade(price(3, 2), 1_000n, 1_000n)).toEqual([666n, 999n, true])
    // At 2 for 3, whole units are counted in what is paid: 1,001 buys 1,501.
    expect(trade(price(2, 3), 5_000n, 1_001n)).toEqual([1_501n, 1_001n, true])
  })

  test("rounds in favor of the taker if the offer is used up", () => {
    expect(trade(price(3, 2), 333n, 1_000n)).toEqual([333n, 499n, false])
    expect(trade(price(2, 3), 1_000n, 1_000n)).toEqual([999n, 666n, false])
  })

  test("moves nothing if rounding would cost a side over one percent", () => {
    expect(trade(price(3, 2), 1_000n, 2n)).toEqual([0n, 0n, true])
    expect(trade(price(3, 2), 1n, 1_000n)).toEqual([0n, 0n, false])
  })

  test("of a strict send gives the exact amount, even for a worse price", () => {
    expect(trade(price(3, 2), 1_000n, 2n, "strictSend")).toEqual([1n, 2n, true])
    expect(trade(price(3, 1), 1_000n, 2n, "strictSend")).toEqual([0n, 2n, true])
  })

  test("never gives the taker a better price than the offer's, unless the offer is used up", () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 12n })
    const part = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(part, part, units, units, (n, d, maxSold, maxGiven) => {
        const [sold, bought, stays] = trade(price(n, d), maxSold, maxGiven) as [
          bigint,
          bigint,
          boolean,
        ]
        const paid = bought * BigInt(d)
        const due = sold * BigInt(n)
        expect(stays ? paid >= due : paid <= due).toBe(true)
        expect(100n * (paid > due ? paid - due : due - paid)).toBeLessThanOrEqual(due)
        expect(sold <= maxSold && bought <= maxGiven).toBe(true)
      }),
    )
  })
})

test("an offer's liabilities cover what it can sell, in whole units of both assets", () => {
  expect(liabilities(price(3, 2), 333n)).toEqual({ selling: 333n, buying: 499n })
  expect(liabilities(price(2, 3), 1_000n)).toEqual({ selling: 999n, buying: 666n })
  expect(sellable(price(2, 3), 1_000n, MAX)).toBe(999n)
  expect(sellable(price(3, 2), 1n, MAX)).toBe(0n)
})
