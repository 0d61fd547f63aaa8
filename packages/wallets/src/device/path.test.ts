import { expect, test } from "vitest"
import { indexOf, pathOf } from "./path.js"

test("uses 44'/148'/{index}' as an account's path [S9.15]", () => {
  for (const index of [0, 7, 2 ** 31 - 1]) {
    expect(pathOf(index)).toBe(`44'/148'/${index}'`)
    expect(indexOf(pathOf(index), "Ledger")).toBe(index)
  }
})

test("rejects an invalid index", () => {
  for (const index of [-1, 0.5, 2 ** 31, Number.NaN, "0" as unknown as number]) {
    expect(() => pathOf(index)).toThrow(expect.objectContaining({ kind: "bad-request", code: -3 }))
  }
})

test("rejects another path and a missing one", () => {
  for (const path of [
    undefined,
    "",
    "44/148/0",
    "44'/148'",
    "44'/148'/00'",
    "44'/148'/2147483648'",
    "44'/60'/0'",
    "m/44'/148'/0'",
    "44'/148'/0'/0'",
  ]) {
    expect(() => indexOf(path, "Ledger")).toThrow(expect.objectContaining({ kind: "bad-request" }))
  }
})
