import { expect, test } from "vitest"
import { price } from "./format.js"

test.each([
  [2, 3, "0.6666667"],
  [1, 3, "0.3333333"],
  [1, 20_000_000, "0.0000001"],
  [1, 20_000_001, "0.0000000"],
  [12_345_678, 1, "12345678.0000000"],
])("the price %i/%i has seven decimals, rounded to the nearest", (n, d, expected) => {
  expect(price({ n, d })).toBe(expected)
})
