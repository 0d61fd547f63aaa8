import { expect, test } from "vitest"
import { claimsCodeOf } from "./claims-code.js"

const held = [{ code: "XLM" }, { code: "USDC" }, { code: "" }]

test.each([
  [["USDC", "Gold"], "USDC"],
  [["GLD", " usdc"], "USDC"],
  [["XLM"], "XLM"],
  [["X L M", "Gold"], "XLM"],
  [["", "My gold"], undefined],
])("finds the code that a token claims with %j: %s", (words, code) => {
  expect(claimsCodeOf(words, held)).toBe(code)
})
