import { execFileSync } from "node:child_process"
import { existsSync } from "node:fs"
import { root, tool } from "./run.js"

/** @param {string[]} args @returns {string[]} the paths that git prints */
function paths(...args) {
  const printed = execFileSync("git", [...args, "--name-only", "-z"], {
    cwd: root,
    encoding: "utf8",
  })
  return printed.split("\0").filter(Boolean)
}

// Before a commit, formats its files. One that is staged only in part stays as it is, because its other changes would be
// committed too. Biome may be missing, or fail on a file with an error: then the commit is made as it is.
const unstaged = paths("diff")
const files = paths("diff", "--cached", "--diff-filter=ACMR").filter(
  (file) => !unstaged.includes(file) && /\.(tsx?|js|jsx|json|css)$/.test(file),
)
if (files.length > 0 && existsSync(`${root}node_modules/@biomejs/biome`)) {
  const options = ["--write", "--linter-enabled=false", "--no-errors-on-unmatched"]
  await tool("biome", ["check", ...options, ...files])
  execFileSync("git", ["add", "--", ...files], { cwd: root })
}
