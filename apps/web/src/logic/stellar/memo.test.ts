import { expect, test } from "vitest"
import { memoProblem } from "./memo.js"

test("a text memo is limited in bytes, not characters", () => {
  expect(memoProblem("text", "a".repeat(28))).toBeUndefined()
  expect(memoProblem("text", "é".repeat(15))).toEqual({
    problem: "memoTooLong",
    most: 28,
    length: 30,
  })
  expect(memoProblem("text", "")).toEqual({ problem: "noMemo" })
})

test("an ID is an unsigned 64-bit number", () => {
  expect(memoProblem("id", "18446744073709551615")).toBeUndefined()
  expect(memoProblem("id", "18446744073709551616")).toEqual({ problem: "badId" })
  expect(memoProblem("id", "-1")).toEqual({ problem: "badId" })
  expect(memoProblem("id", "")).toEqual({ problem: "badId" })
})

test("a hash has 64 hexadecimal digits", () => {
  expect(memoProblem("hash", "aB".repeat(32))).toBeUndefined()
  expect(memoProblem("return", "ab".repeat(31))).toEqual({ problem: "badHash" })
  expect(memoProblem("none", "anything")).toBeUndefined()
})
