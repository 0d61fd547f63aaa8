import { expect, test } from "vitest"
import { rank } from "./rank.js"

const entries = ["Trust an asset", "Message", "Merge this account", "Überweisung", "Contract"].map(
  (name) => ({ name, kind: "job" }),
)
const names = (typed: string): string[] => rank(entries, typed).map(({ name }) => name)

test("keeps the order while nothing is typed", () => {
  expect(rank(entries, " ")).toEqual(entries)
})

test.each([
  ["me", ["Message", "Merge this account"]],
  ["mt", ["Merge this account"]],
  ["a", ["Trust an asset", "Merge this account", "Message", "Contract"]],
  ["UBER", ["Überweisung"]],
  ["tr", ["Trust an asset", "Contract"]],
  ["zz", []],
])("finds by beginnings, initials and parts: %s", (typed, found) => {
  expect(names(typed)).toEqual(found)
})

test("puts jobs before names that match as well, so that no saved name takes a job's keys", () => {
  const saved = [{ name: "Me", kind: "pay" }, ...entries]
  expect(rank(saved, "me").map(({ name }) => name)).toEqual(["Message", "Merge this account", "Me"])
})
