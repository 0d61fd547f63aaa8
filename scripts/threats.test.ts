import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { root } from "./run.js"
import { readTitles } from "./test-titles.js"

/** The page that names who could lie, what stops them, and the test that shows it. */
const page = readFileSync(`${root}apps/docs/src/content/docs/security/threats.md`, "utf8")

test("every threat has a test that shows what stops it, and there is such a test", () => {
  const rows = page.split("\n").filter((line) => /^\| (?!who lies|---)/.test(line))
  expect(rows.length).toBeGreaterThan(25)
  const missing = rows.filter((row) => {
    const [, file = "", named] = /\| `([^`]+?\.(?:test|spec)\.tsx?) › ([^`]+)` \|$/.exec(row) ?? []
    if (!named) return true
    const titles = readTitles(file, readFileSync(root + file, "utf8"))
    return !titles.some(({ within, title }) => [...within, title].join(" › ") === named)
  })
  expect(missing).toEqual([])
})
