import { execFileSync } from "node:child_process"
import { tool } from "./run.js"

/** Files that nobody who installs a package needs. */
const unwanted = /\.tsbuildinfo$|\.test\.|\.map$|\.tsx?$(?<!\.d\.ts)/

/**
 * Checks tarballs: that they have only the files that an app needs (no sources, tests or build state), that their
 * manifests are right (publint), and that the types of every entry point resolve under `moduleResolution` `node`,
 * `node16` and `bundler` (attw).
 * @param {readonly import("./pack.js").Packed[]} packed
 * @returns {Promise<boolean>} whether all are right
 */
export async function checkPacked(packed) {
  const results = await Promise.all(packed.map(isRight))
  return results.every(Boolean)
}

/** @param {import("./pack.js").Packed} packed */
async function isRight({ name, tarball }) {
  const extra = filesOf(tarball).filter((file) => unwanted.test(file))
  if (extra.length > 0) console.error(`${name} should not contain ${extra.join(", ")}.`)
  const linted = await tool("publint", ["run", tarball, "--strict"])
  const typed = await tool("attw", [
    ...[tarball, "--quiet", "--profile", "strict"],
    // The packages are ES modules only.
    ...["--ignore-rules", "cjs-resolves-to-esm"],
  ])
  if (typed !== 0) console.error(`attw found problems in ${name}: npx attw ${tarball}`)
  return extra.length === 0 && linted === 0 && typed === 0
}

/** @param {string} tarball */
function filesOf(tarball) {
  return execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).trim().split("\n")
}
