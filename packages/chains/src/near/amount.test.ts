import {
  DEFAULT_FUNCTION_CALL_GAS as THEIR_GAS,
  formatNearAmount as theirFormat,
  parseNearAmount as theirParse,
} from "@near-js/utils"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  DEFAULT_FUNCTION_CALL_GAS,
  formatNearAmount,
  NEAR_EXPONENT,
  parseNearAmount,
} from "./amount.js"

const yocto = fc.bigInt({ min: 0n, max: 2n ** 128n - 1n })
const refused = (message: string): unknown =>
  expect.objectContaining({ kind: "bad-request", message: expect.stringContaining(message) })

test("the default gas of a function call is 30000000000000 [S9.13]", () => {
  expect(DEFAULT_FUNCTION_CALL_GAS).toBe(30000000000000n)
  expect(DEFAULT_FUNCTION_CALL_GAS).toBe(THEIR_GAS)
})

test("one NEAR is 10 to the 24th yocto [S9.14]", () => {
  expect(NEAR_EXPONENT).toBe(24)
  expect(parseNearAmount("1")).toBe(10n ** 24n)
  expect(formatNearAmount(10n ** 24n)).toBe("1")
})

test("accepts 24 decimal places and rejects 25 [S5.19]", () => {
  expect(parseNearAmount(`0.${"0".repeat(23)}1`)).toBe(1n)
  expect(() => parseNearAmount(`0.${"0".repeat(24)}1`)).toThrow(refused("24 decimal places"))
})

test("rejects a second dot [S5.20]", () => {
  expect(parseNearAmount("1.5")).toBe(15n * 10n ** 23n)
  for (const wrong of ["1.5.", "1..5", "..", "1.2.3"]) {
    expect(() => parseNearAmount(wrong)).toThrow(refused("one dot"))
  }
})

test.each([
  "",
  " ",
  ".",
  "abc",
  "1a",
  "0x10",
  "1e3",
  "-1",
  "+1",
  "1 000",
  "1,5",
  "1,0000",
  ",100",
  "1.5,0",
  "١",
  "Infinity",
  "9".repeat(201),
  null,
  undefined,
  1,
  1n,
  {},
])("rejects %s", (text) => {
  expect(() => parseNearAmount(text as string)).toThrow(refused("digits"))
})

test("rejects more than the chain can represent", () => {
  expect(parseNearAmount(formatNearAmount(2n ** 128n - 1n))).toBe(2n ** 128n - 1n)
  expect(() => parseNearAmount("340282366920938.463463374607431768211456")).toThrow(
    refused("exceeds"),
  )
})

test("round-trips an amount, and agrees with the ecosystem's library", () => {
  fc.assert(
    fc.property(yocto, (amount) => {
      const text = formatNearAmount(amount)
      expect(parseNearAmount(text)).toBe(amount)
      expect(text).toBe(theirFormat(amount))
      expect(theirParse(text)).toBe(amount.toString())
    }),
  )
})

test("parses any digits, dot and decimal places as the ecosystem's library does", () => {
  const digits = (maxLength: number): fc.Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength })
  fc.assert(
    fc.property(digits(14), digits(24), fc.boolean(), (integer, places, hasDot) => {
      const text = hasDot ? `${integer}.${places}` : integer
      fc.pre(/\d/.test(text))
      expect(parseNearAmount(text).toString()).toBe(theirParse(text))
    }),
  )
})

test("rounds an amount half up to the given places, as the ecosystem's library does", () => {
  expect(formatNearAmount(1_999n * 10n ** 21n, 2)).toBe("2")
  expect(formatNearAmount(1_234_565n * 10n ** 21n, 2)).toBe("1,234.57")
  fc.assert(
    fc.property(yocto, fc.integer({ min: 1, max: 22 }), (amount, places) => {
      expect(formatNearAmount(amount, places)).toBe(theirFormat(amount, places))
    }),
  )
})

test("rejects invalid amounts and numbers of places", () => {
  for (const wrong of [-1n, 2n ** 128n, 1, "1", null]) {
    expect(() => formatNearAmount(wrong as bigint)).toThrow(refused("bigint"))
  }
  for (const wrong of [-1, 25, 1.5, Number.NaN]) {
    expect(() => formatNearAmount(1n, wrong)).toThrow(refused("places"))
  }
})
