import { reason } from "@alidade/core"
import { expect, test } from "vitest"
import { readReason } from "./read-reason.js"

test("reads a saved reason with its reasons, names, numbers, and quotations", () => {
  const inner = reason("inner", "{count} of {wallet}", { count: 2, wallet: "Wallet" })
  const saved = reason("outer", "{inner}: {words}", { inner, words: { quote: "No.", lang: "en" } })
  expect(readReason(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  expect(readReason({ key: "a", english: "A." })).toEqual({ key: "a", english: "A.", values: {} })
})

test.each([
  undefined,
  "a",
  { key: 1, english: "A." },
  { key: "a" },
  { key: "a", english: "{b}", values: { b: {} } },
])("reads nothing from %j", (saved) => {
  expect(readReason(saved)).toBeUndefined()
})
