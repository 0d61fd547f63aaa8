import fc from "fast-check"
import { expect, test } from "vitest"
import { faultsOf } from "../../test/invariants.js"
import { play, steps } from "../../test/random.js"
import { toHex } from "../entries/bytes.js"

const numRuns = 150

test("random transactions keep lumens, reserves, liabilities, counts, pools, and the book right", () => {
  fc.assert(
    fc.property(steps, (transactions) => {
      expect(faultsOf(play(transactions).ledger)).toEqual([])
    }),
    { numRuns },
  )
}, 600_000)

test("the same transactions give the same hash", () => {
  const hashOf = (transactions: Parameters<typeof play>[0]) =>
    toHex(play(transactions).ledger.latest().hash)
  fc.assert(
    fc.property(steps, (transactions) => {
      expect(hashOf(transactions)).toBe(hashOf(transactions))
    }),
    { numRuns: Math.ceil(numRuns / 5) },
  )
}, 600_000)
