import { expect, test } from "vitest"
import { LONGEST_REASON, reasonOf } from "./reason-of.js"

test("keeps the isolates around values of the page's own texts", () => {
  const message = "Horizon \u2068500\u2069, \u2068GABC\u2069."
  expect(reasonOf(new Error(message))).toBe(message)
})

test("shows invisible characters of other errors, and an isolate without its end", () => {
  expect(reasonOf(new Error("a\u202eb \u2068c"))).toBe("a\\u{202e}b \\u{2068}c")
})

test("shortens what is too long", () => {
  expect(reasonOf(new Error("x".repeat(1_000))).length).toBeLessThan(LONGEST_REASON + 50)
})
