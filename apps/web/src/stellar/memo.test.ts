import { expect, test } from "vitest"
import { memoProblem } from "./memo.js"

test("a text memo is limited in bytes, not characters", () => {
  expect(memoProblem("text", "a".repeat(28))).toBeUndefined()
  expect(memoProblem("text", "é".repeat(15))).toBe("A text memo can have 28 bytes; this has 30.")
  expect(memoProblem("text", "")).toContain("None")
})

test("an ID is an unsigned 64-bit number", () => {
  expect(memoProblem("id", "18446744073709551615")).toBeUndefined()
  expect(memoProblem("id", "18446744073709551616")).toContain("whole number")
  expect(memoProblem("id", "-1")).toContain("whole number")
  expect(memoProblem("id", "")).toContain("whole number")
})

test("a hash has 64 hexadecimal digits", () => {
  expect(memoProblem("hash", "aB".repeat(32))).toBeUndefined()
  expect(memoProblem("return", "ab".repeat(31))).toContain("64 hexadecimal")
  expect(memoProblem("none", "anything")).toBeUndefined()
})
