import { expect, test } from "vitest"
import { withLicenses } from "./licenses.js"

const document = (name: string, license: string, text = "") =>
  `# Licenses\n\n## a - 1.0.0 (MIT)\n\nText of a\n\n## ${name} - 2.0.0 (${license})\n${text}\n## z - 1.0.0 (ISC)\n\nText of z\n`

test("adds the standard text for a library under MIT that ships none", () => {
  const completed = withLicenses(document("b", "MIT"), (name) => `The author of ${name}`)
  expect(completed).toContain(
    "## b - 2.0.0 (MIT)\n\nMIT License\n\nCopyright (c) The author of b\n",
  )
  expect(completed.match(/^## .*$/gm)).toEqual([
    "## a - 1.0.0 (MIT)",
    "## b - 2.0.0 (MIT)",
    "## z - 1.0.0 (ISC)",
  ])
  expect(withLicenses(completed, () => "")).toBe(completed)
})

test("changes nothing where every library has its text", () => {
  const complete = document("b", "GPL-3.0", "\nText of b\n")
  expect(withLicenses(complete, () => "")).toBe(complete)
})

test("refuses another license without a text, also at the end", () => {
  expect(() => withLicenses(document("b", "ISC"), () => "")).toThrow("b (ISC) contains no license")
  expect(() => withLicenses("# Licenses\n\n## y - 1.0.0 (ISC)\n", () => "")).toThrow("y (ISC)")
})
