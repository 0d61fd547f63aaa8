import { formatUnits } from "@alidade/core/encoding"
import { expect, test } from "vitest"
import { readAmount, writeAmount } from "./read-amount.js"

const ambiguous = (whole: string, decimal: string) => ({
  problem: "whichAmount",
  whole,
  decimal,
})

test.each([
  ["1", 10_000_000n],
  ["12.5", 125_000_000n],
  [" 0.0000001 ", 1n],
  [".5", 5_000_000n],
  ["7.", 70_000_000n],
  ["922337203685.4775807", 9_223_372_036_854_775_807n],
  // With a comma, as most of Europe writes it.
  ["1,5", 15_000_000n],
  ["1,50", 15_000_000n],
  ["0,125", 1_250_000n],
  ["1234,567", 12_345_670_000n],
  // Of two separators, the last one begins the decimals.
  ["1.234,5", 12_345_000_000n],
  ["1,234.567", 12_345_670_000n],
  ["1.234.567,8", 12_345_678_000_000n],
  // One separator several times groups.
  ["1.234.567", 12_345_670_000_000n],
  ["1,234,567", 12_345_670_000_000n],
  // As French, Swiss, Indian, and Arabic amounts are written.
  ["1 234", 12_340_000_000n],
  ["12\u202f345,678", 123_456_780_000n],
  ["1\u00a0234\u00a0567", 12_345_670_000_000n],
  ["1'234.5", 12_345_000_000n],
  ["1’234", 12_340_000_000n],
  ["12,34,567.5", 12_345_675_000_000n],
  ["١٬٢٣٤٫٥", 12_345_000_000n],
  ["१२.५", 125_000_000n],
  ["１２．５", 125_000_000n],
  // Copied from a right-to-left text.
  ["\u20681234.5\u2069", 12_345_000_000n],
])("reads %j exactly", (text, units) => {
  expect(readAmount(text)).toEqual({ units })
})

test.each([
  ["1,234", "1234", "1.234"],
  ["1.234", "1234", "1.234"],
  ["12.000", "12000", "12"],
  ["1,000", "1000", "1"],
  ["100,001", "100001", "100.001"],
])("doesn't guess what %j means", (text, whole, decimal) => {
  expect(readAmount(text)).toEqual(ambiguous(whole, decimal))
})

test.each([
  ["", "noAmount"],
  [" ", "noAmount"],
  ["0", "zero"],
  ["0.0000000", "zero"],
  ["1.00000001", "mostDecimals"],
  ["1e5", "notNumber"],
  ["-1", "notNumber"],
  ["+1", "notNumber"],
  ["1.2.3", "notNumber"],
  ["1,23,4", "notNumber"],
  ["1,234.567,8", "notNumber"],
  ["1.234 567", "notNumber"],
  ["1 23", "notNumber"],
  ["0.123.456", "notNumber"],
  ["1,234.567.890", "notNumber"],
  [".", "notNumber"],
  ["5 XLM", "notNumber"],
  ["922337203685.4775808", "tooLarge"],
  ["9".repeat(1_000_000), "notNumber"],
])("rejects %.30j as %s", (text, problem) => {
  expect(readAmount(text)).toMatchObject({ problem })
})

test("reads a token's amount with the token's decimals", () => {
  const greatest = 2n ** 127n - 1n
  expect(readAmount("12.34", { decimals: 2, greatest })).toEqual({ units: 1234n })
  expect(readAmount("12.345.678", { decimals: 0, greatest })).toEqual({ units: 12_345_678n })
  expect(readAmount("0.0000000000000000010", { decimals: 18, greatest })).toEqual({ units: 1n })
  expect(readAmount("1.5", { decimals: 0, greatest })).toEqual({
    problem: "mostDecimals",
    count: 0,
  })
  // Even where only one of them is possible: "1.234" may be meant as more decimals than the token has.
  expect(readAmount("1.234", { decimals: 0, greatest })).toEqual(ambiguous("1234", "1.234"))
  const most = formatUnits(greatest, 7)
  expect(readAmount(writeAmount(most, "."), { decimals: 7, greatest })).toEqual({ units: greatest })
  expect(readAmount(writeAmount(most, "."))).toMatchObject({ problem: "tooLarge" })
})
