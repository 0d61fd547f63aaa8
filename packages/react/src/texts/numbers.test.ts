import { expect, test } from "vitest"
import { formatNumber } from "./numbers.js"

test.each([
  ["en", "922337203685.4775807", "922,337,203,685.4775807"],
  ["de", "10000.5000000", "10.000,5"],
  ["fr", "10000.5000000", "10\u202f000,5"],
  ["hi", "1234567.0000000", "12,34,567"],
  ["ar", "10000.5000000", "10,000.5"],
  ["zh-TW", "0.0000001", "0.0000001"],
  ["de", "-0.123456789000000000000000000000000001", "-0,123456789000000000000000000000000001"],
])("%s formats %s as %s, exactly and in Latin digits", (lang, decimal, text) => {
  expect(formatNumber(decimal, lang)).toBe(text)
})

test("formats whole numbers of any size exactly", () => {
  expect(formatNumber(170141183460469231731687303715884105727n)).toBe(
    "170,141,183,460,469,231,731,687,303,715,884,105,727",
  )
})
