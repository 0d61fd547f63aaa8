import { expect, test } from "vitest"
import { concatBytes, equalBytes } from "./bytes.js"

test("bytes are equal when each of them is, and none is missing", () => {
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2))).toBe(true)
  expect(equalBytes(Uint8Array.of(), Uint8Array.of())).toBe(true)
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBe(false)
  expect(equalBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 2, 3))).toBe(false)
  expect(equalBytes(Uint8Array.of(1, 2, 3), Uint8Array.of(1, 2))).toBe(false)
})

test("parts stand one after the other, also where they are views into something larger", () => {
  const view = Uint8Array.of(9, 1, 2, 9).subarray(1, 3)
  expect(concatBytes(view, Uint8Array.of(), Uint8Array.of(3))).toEqual(Uint8Array.of(1, 2, 3))
})
