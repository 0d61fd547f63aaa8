import { formatUnits } from "@alidade/core/encoding"
import { describe, expect, test } from "vitest"
import { fromStroops, readDecimal, toStroops } from "./amount.js"

describe("formatting amounts", () => {
  test("fromStroops omits trailing zeros", () => {
    expect(fromStroops(15_000_000n)).toBe("1.5")
    expect(fromStroops("100")).toBe("0.00001")
    expect(fromStroops(0n)).toBe("0")
    expect(fromStroops(-5_000_000n)).toBe("-0.5")
  })

  test("fromUnits uses the token's decimals", () => {
    expect(formatUnits(1234n, 2)).toBe("12.34")
    expect(formatUnits(1234n, 0)).toBe("1234")
    expect(formatUnits(-1n, 18)).toBe("-0.000000000000000001")
  })

  test("toStroops reads Horizon's amounts", () => {
    expect(toStroops("10000.0000000")).toBe(100_000_000_000n)
    expect(toStroops("0.0000000")).toBe(0n)
  })
})

test.each([
  ["", "noAmount"],
  ["1,5", "notNumber"],
  ["1 000", "notNumber"],
  [".", "notNumber"],
  ["1e5", "notNumber"],
  ["0.00", "zero"],
  ["0.00000001", "mostDecimals"],
  ["922337203685.4775808", "tooLarge"],
  ["9".repeat(41), "notNumber"],
])("readDecimal rejects %j", (text, problem) => {
  expect(readDecimal(text)).toMatchObject({ problem })
})

test("readDecimal reads a point as the start of decimals in every language", () => {
  expect(readDecimal("1.234")).toEqual({ units: 12_340_000n })
  expect(readDecimal("922337203685.4775807")).toEqual({ units: 9_223_372_036_854_775_807n })
})
