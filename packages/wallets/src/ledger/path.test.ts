import { expect, test } from "vitest"
import { indexOf, pathOf } from "./path.js"

test("an account's path is 44'/148'/{index}' [S9.15]", () => {
  for (const index of [0, 7, 2 ** 31 - 1]) {
    expect(pathOf(index)).toBe(`44'/148'/${index}'`)
    expect(indexOf(pathOf(index))).toBe(index)
  }
})

test("what is no index has no path", () => {
  for (const index of [-1, 0.5, 2 ** 31, Number.NaN, "0" as unknown as number]) {
    expect(() => pathOf(index)).toThrow(expect.objectContaining({ kind: "bad-request", code: -3 }))
  }
})

test("another path is refused, and so is none", () => {
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
    expect(() => indexOf(path)).toThrow(expect.objectContaining({ kind: "bad-request" }))
  }
})
