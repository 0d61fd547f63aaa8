import { spawnSync } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { resolve } from "node:path"
import { root } from "./run.js"

/** @param {string[]} args */
function git(...args) {
  return spawnSync("git", args, { cwd: root, encoding: "utf8" }).stdout?.trim() ?? ""
}

/** Whether git already runs hooks here, of the developer or of another tool. */
function hasHooks() {
  if (git("config", "--get", "core.hooksPath")) return true
  const folder = resolve(root, git("rev-parse", "--git-path", "hooks"))
  return existsSync(folder) && readdirSync(folder).some((name) => !name.endsWith(".sample"))
}

// `npm test` and `npm run dev` run this: git then uses the hooks of .githooks. Without `.git` this is not a checkout,
// though it may be a folder of another one.
if (!process.env.CI && existsSync(`${root}.git`) && !hasHooks())
  git("config", "--local", "core.hooksPath", ".githooks")
