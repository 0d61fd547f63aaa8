import { expect, test } from "vitest"
import { signerPower } from "./signer-power.js"

const none = { low: 0, medium: 0, high: 0 }
const some = { low: 1, medium: 2, high: 3 }

test.each([
  [1, none, { can: "alone" }],
  [0, none, { can: "signsNothing" }],
  [3, some, { can: "alone" }],
  [2, some, { can: "paysAlone" }],
  [1, some, { can: "part", weight: 1, needed: 2 }],
  // Thresholds need not rise.
  [2, { low: 5, medium: 1, high: 1 }, { can: "paysAlone" }],
])("says what a weight of %s can do", (weight, thresholds, power) => {
  expect(signerPower(weight, thresholds)).toEqual(power)
})
