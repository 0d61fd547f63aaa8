import { expect, test } from "vitest"
import { texts } from "./change-text.js"
import { json } from "./change-value.js"
import { checkReader } from "./check-reader.js"
import { reader } from "./reader.js"
import { text } from "./shapes.js"

const cases = 2_000

test("finds an untyped error, a smaller input, and the path that repeats it", async () => {
  const faulty = reader("faulty", {
    inputs: texts("a sample"),
    read: (input) => (input.includes("%") ? decodeURIComponent(input) : input),
    isValue: text,
  })
  const found = await checkReader(faulty, { cases, seed: 1 })
  expect(found?.fault).toContain("URIError")
  const again = await checkReader(faulty, { cases: 1, seed: 1, path: found!.path })
  expect(again).toEqual(found)
})

test("finds another shape, a changed input, a value that grows, and what changes all objects", async () => {
  const promised = { inputs: json({ name: "Ada" }), isValue: text }
  const faults = {
    "another shape": (value: unknown) => (value as { name?: unknown } | null)?.name ?? "",
    "Cannot add property|read only": (value: unknown) => {
      if (typeof value === "object" && value !== null) (value as { seen?: true }).seen = true
      return ""
    },
    "parts for an input": () => "x".repeat(1_000_000),
    "all objects": (value: unknown) => {
      if (value === null) Object.assign(Object.prototype, { polluted: 1 })
      return ""
    },
  }
  for (const [fault, read] of Object.entries(faults)) {
    const found = await checkReader(reader("faulty", { ...promised, read }), { cases, seed: 1 })
    Reflect.deleteProperty(Object.prototype, "polluted")
    expect(found?.fault).toMatch(new RegExp(fault))
  }
})

test("finds nothing in a reader that keeps its promise", async () => {
  const good = reader("good", { inputs: texts("a sample"), read: (input) => input, isValue: text })
  expect(await checkReader(good, { cases, seed: 1 })).toBeUndefined()
})
