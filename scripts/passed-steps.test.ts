import { execFileSync } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { forgetPassed, hashInputs, hasPassed, rememberPassed } from "./passed-steps.js"

let folder: string
const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
const hash = (): string | undefined => hashInputs(/\.test\.ts$/, folder)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "alidade-passed-"))
  execFileSync("git", ["init", "-q"], { cwd: folder })
  write(".gitignore", "built.js")
  write("a.ts", "a")
})
afterEach(() => rmSync(folder, { recursive: true }))

test("inputs change with a file's text, and with a new or a deleted file", () => {
  const before = hash()
  write("b.ts", "b")
  const added = hash()
  write("b.ts", "c")
  const changed = hash()
  execFileSync("git", ["add", "."], { cwd: folder })
  expect(hash()).toBe(changed)
  rmSync(join(folder, "b.ts"))
  expect(hash()).toBe(before)
  expect(new Set([before, added, changed]).size).toBe(3)
})

test("inputs stay the same with files that have no effect or that git ignores", () => {
  const before = hash()
  write("a.test.ts", "a")
  write("built.js", "b")
  expect(hash()).toBe(before)
})

test("there are no inputs without git", () => {
  rmSync(join(folder, ".git"), { recursive: true })
  expect(hash()).toBeUndefined()
})

test("a step that passed is known with the same inputs, with its report, until it runs again", () => {
  const [name, report] = ["step-of-this-test", join(folder, "report.json")]
  write("report.json", "1 passed")
  rememberPassed(name, "inputs", report)
  write("report.json", "")
  expect(hasPassed(name, "others", report)).toBe(false)
  expect(hasPassed(name, "inputs", report)).toBe(true)
  expect(readFileSync(report, "utf8")).toBe("1 passed")
  forgetPassed(name)
  expect(hasPassed(name, "inputs", report)).toBe(false)
})
