import { expect, test } from "vitest"
import { findMutants, mutate, sample } from "./mutants.js"

/** Each fault as `operator: mutated source`. */
const faults = (source: string): string[] =>
  findMutants(source).map((mutant) => `${mutant.operator}: ${mutate(source, mutant)}`)

test.each([
  ["if (a) b = c", ["condition: if (!(a)) b = c"]],
  ["x = a ? b : c", ["condition: x = !(a) ? b : c"]],
  ["x = a !== b", ["comparison: x = (a) === (b)"]],
  ["if (a < b) c = d", ["comparison: if ((a) <= (b)) c = d"]],
  ["x = a && b", ["logic: x = (a) || (b)"]],
  ["x = a ?? b", ["logic: x = (a) && (b)"]],
  ["x = true", ["literal: x = false"]],
  ["x = 0", ["literal: x = 1"]],
  ["x = 12", ["literal: x = 11"]],
  ['x = "code"', ['literal: x = ""']],
  ['x = ""', ['literal: x = "mutant"']],
  ["a()", ["call: ;"]],
  ["await a.b()", ["call: ;"]],
  ["function f() { return a }", ["return: function f() { return undefined; }"]],
  ["function f() { return }", ["return: function f() { ; }"]],
])("%s", (source, expected) => {
  expect(faults(source)).toEqual(expected)
})

test.each([
  'import { a } from "b"',
  'export * from "b"',
  'type A = "b" | 3',
  'function f(a: "b"): asserts a is "b" {}',
  'x = { "a-b": c }',
  'x = "Words for people."',
  "function f() { return undefined }",
  "class A extends B { constructor() { super() } }",
])("finds nothing in %s", (source) => {
  expect(faults(source)).toEqual([])
})

test("replaces a value inside a type assertion, but not the type", () => {
  expect(faults('x = "a" as "a" | "b"')).toEqual(['literal: x = "" as "a" | "b"'])
})

test("gives each mutant its line and that line's text", () => {
  expect(findMutants("let x\n  x = a === b\n")).toMatchObject([
    { line: 2, before: "a === b", around: "x = a === b" },
  ])
})

test("throws on a source that does not parse", () => {
  expect(() => findMutants("const = 3")).toThrow("Parse failed")
})

const many = Array.from({ length: 60 }, (_, index) => ({
  operator: index < 50 ? "literal" : "call",
  before: String(index),
  around: `x = ${index}`,
}))

test("gives the same sample for the same seed only", () => {
  expect(sample(many, 1, 10)).toEqual(sample(many, 1, 10))
  expect(sample(many, 1, 10)).not.toEqual(sample(many, 2, 10))
})

test("gives a sample that does not depend on the order of the mutants", () => {
  expect(new Set(sample([...many].reverse(), 1, 10))).toEqual(new Set(sample(many, 1, 10)))
})

test("extends the sample with a larger count", () => {
  expect(sample(many, 1, 40).slice(0, 10)).toEqual(sample(many, 1, 10))
})

test("gives every operator an equal share while it lasts", () => {
  const calls = sample(many, 1, 16).filter(({ operator }) => operator === "call")
  expect(calls).toHaveLength(8)
  expect(sample(many, 1, 60)).toHaveLength(60)
})

test("samples identical mutants separately", () => {
  const similar = [1, 2, 3].map((line) => ({
    operator: "call",
    before: "a()",
    around: "a()",
    line,
  }))
  expect(new Set(sample(similar, 1, 3)).size).toBe(3)
})
