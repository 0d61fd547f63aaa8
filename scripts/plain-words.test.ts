import { expect, test } from "vitest"
import { findPhrases } from "./plain-words.js"

test("finds a phrase with its line and what to write instead", () => {
  const found = findPhrases("// The app\n// is told of it.")
  expect(found).toEqual([
    { line: 2, phrase: "is told", instead: "gets, receives, knows, or reports" },
  ])
})

test("leaves out a line marked as meant, or after such a mark", () => {
  expect(findPhrases("const a = 'by whom' // plain-words: meant")).toEqual([])
  expect(findPhrases("// plain-words: meant\nconst a = 'by whom'")).toEqual([])
})

test("leaves plain words alone", () => {
  expect(findPhrases("The wallet reports its account and the kit verifies it.")).toEqual([])
})
