import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { importsIn, packagesOf } from "./imports.js"

test("finds every kind of import", () => {
  const code = `import a from "a"; import "b"; export * from "./c.js"; export { d } from "d/e"
    export const later = async () => (await import("@f/g/h")).default`
  expect(importsIn(code)).toEqual([
    { from: "a", isLater: false },
    { from: "b", isLater: false },
    { from: "./c.js", isLater: false },
    { from: "d/e", isLater: false },
    { from: "@f/g/h", isLater: true },
  ])
})

test("names the packages that an entry point loads, at once or later", () => {
  const folder = mkdtempSync(join(tmpdir(), "alidade-imports-"))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, code: string): string => {
    writeFileSync(join(folder, name), code)
    return join(folder, name)
  }
  const entry = write(
    "index.js",
    'import "./now.js"; import "own"; export const x = () => import("./later.js")',
  )
  write("now.js", 'import { readFileSync } from "node:fs"; import "both"')
  write("later.js", 'import "both"; import "./now.js"; import "@only/later/part"')
  const own = write("own.js", 'export * from "of-own"')
  expect([...packagesOf(entry, (name) => (name === "own" ? own : undefined))].sort()).toEqual([
    ["@only/later", true],
    ["both", false],
    ["of-own", false],
  ])
})
