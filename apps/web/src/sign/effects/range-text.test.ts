import { expect, it } from "vitest"
import { rangeText } from "./range-text.js"

it.each([
  [5n, 5n, "0.0000005 XLM"],
  [10_000_000n, 50_000_000n, "Between 1 and 5 XLM"],
  [10_000_000_000n, undefined, "At least 1,000 XLM"],
  [-5n, 10_000_000n, "Between 0 and 1 XLM"],
])("writes a balance from %s to %s", (least, most, text) => {
  expect(rangeText({ least, most }, "XLM")).toBe(text)
})
