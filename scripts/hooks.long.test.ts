import { execFileSync } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { root } from "./run.js"

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

/** A folder with the scripts of the hooks, and what runs a command there. */
function folderWithScripts(): { folder: string; run: Run } {
  const folder = mkdtempSync(join(tmpdir(), "alidade-hooks-"))
  folders.push(folder)
  for (const path of [".githooks", "biome.json", "scripts/hooks.js", "scripts/run.js"])
    cpSync(root + path, join(folder, path), { recursive: true })
  cpSync(`${root}scripts/format-staged.js`, join(folder, "scripts/format-staged.js"))
  symlinkSync(`${root}node_modules`, join(folder, "node_modules"))
  const run: Run = (command, args, env = {}) =>
    execFileSync(command, args, {
      cwd: folder,
      encoding: "utf8",
      // No configuration of this machine's user, and none of a hook that may run these tests.
      env: { PATH: process.env.PATH, HOME: folder, ...env },
      stdio: ["ignore", "pipe", "ignore"],
    })
  return { folder, run }
}

type Run = (command: string, args: string[], env?: Record<string, string>) => string

/** What git's hooks folder is set to afterwards. */
function hooksFolder(run: Run, env?: Record<string, string>): string {
  run("node", ["scripts/hooks.js"], env)
  return run("git", ["config", "--default", "", "--get", "core.hooksPath"]).trim()
}

test("a checkout gets its hooks, but not in CI or over other hooks", () => {
  const { folder, run } = folderWithScripts()
  run("git", ["init", "-q"])
  expect(hooksFolder(run, { CI: "true" })).toBe("")
  writeFileSync(join(folder, ".git/hooks/pre-push"), "")
  expect(hooksFolder(run)).toBe("")
  rmSync(join(folder, ".git/hooks/pre-push"))
  expect(hooksFolder(run)).toBe(".githooks")
  run("git", ["config", "core.hooksPath", "elsewhere"])
  expect(hooksFolder(run)).toBe("elsewhere")
})

test("a folder without its own git folder is left alone", () => {
  const { run } = folderWithScripts()
  expect(() => run("node", ["scripts/hooks.js"])).not.toThrow()
})

test("a commit formats its files, except one that is staged only in part", () => {
  const { folder, run } = folderWithScripts()
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  run("git", ["init", "-q"])
  write("whole.js", "export const a   = 1;")
  write("part.js", "export const b   = 1;")
  run("git", ["add", "whole.js", "part.js"])
  write("part.js", "export const b   = 1;\nexport const c = 2;")
  run("node", ["scripts/format-staged.js"])
  expect(run("git", ["show", ":whole.js"])).toBe("export const a = 1\n")
  expect(run("git", ["show", ":part.js"])).toBe("export const b   = 1;")
  expect(readFileSync(join(folder, "part.js"), "utf8")).toContain("export const c = 2;")
})
