import { expect, test } from "vitest"
import { sharedSigning } from "./shared-signing.js"

const signers = ["GA", "GB"].map((key) => ({ key, weight: 1 }))

test.each([
  [0, 1],
  [1, 1],
  [2, 2],
])("a payment at a threshold of %s needs a weight of %s", (medium, weight) => {
  const thresholds = { low: 5, medium, high: 5 }
  expect(sharedSigning({ signers, thresholds })).toEqual({ count: 2, weight })
})

test("an account with one signer shares nothing", () => {
  const thresholds = { low: 0, medium: 0, high: 0 }
  expect(sharedSigning({ signers: signers.slice(1), thresholds })).toBeUndefined()
})
