import { describe, expect, test } from "vitest"
import { formatAmount, fromStroops, readAmount, toStroops } from "./amount.js"

describe("readAmount", () => {
  test.each([
    ["1", 10_000_000n],
    ["12.5", 125_000_000n],
    [" 0.0000001 ", 1n],
    [".5", 5_000_000n],
    ["7.", 70_000_000n],
    ["922337203685.4775807", 9_223_372_036_854_775_807n],
  ])("reads %j exactly", (text, stroops) => {
    expect(readAmount(text)).toEqual({ stroops })
  })

  test.each([
    ["", "Enter an amount."],
    ["0", "more than zero"],
    ["0.0000000", "more than zero"],
    ["1.00000001", "seven decimals"],
    ["1,5", "Use a point"],
    ["1e5", "Use digits"],
    ["-1", "Use digits"],
    ["1.2.3", "Use digits"],
    [".", "Use digits"],
    ["922337203685.4775808", "too large"],
  ])("rejects %j with a reason", (text, words) => {
    expect(readAmount(text)).toEqual({ problem: expect.stringContaining(words) })
  })
})

describe("formatting amounts", () => {
  test("fromStroops omits trailing zeros", () => {
    expect(fromStroops(15_000_000n)).toBe("1.5")
    expect(fromStroops("100")).toBe("0.00001")
    expect(fromStroops(0n)).toBe("0")
    expect(fromStroops(-5_000_000n)).toBe("-0.5")
  })

  test("toStroops reads Horizon's amounts", () => {
    expect(toStroops("10000.0000000")).toBe(100_000_000_000n)
    expect(toStroops("0.0000000")).toBe(0n)
  })

  test("formatAmount separates thousands", () => {
    expect(formatAmount("10000.0000000")).toBe("10,000")
    expect(formatAmount("1234567.8900000")).toBe("1,234,567.89")
    expect(formatAmount("999.5")).toBe("999.5")
  })
})
