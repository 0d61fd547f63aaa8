import { expect, test } from "vitest"
import { resemblesNative } from "./resembles-native.js"

test.each(["XLM", "xlm", "XIM", "X1M", "yXLM", "Lumens", "native", "Stellar", "ХLM", ""])(
  "takes %j for a look-alike of the native asset's name",
  (code) => {
    expect(resemblesNative(code)).toBe(true)
  },
)

test.each(["USD", "USDC", "AQUA", "XRP", "XLT"])("takes %j for another name", (code) => {
  expect(resemblesNative(code)).toBe(false)
})
