import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { root } from "./run.js"

/**
 * Remembers which steps of `npm test` passed, and on which files, so that a step whose files did not change need not run
 * again. Its report is kept with it.
 */

/**
 * A hash of the project's files and of the version of Node. Undefined where git does not know the files.
 * @param {RegExp} [without] paths of files that have no effect on the step
 * @param {string} [folder] of the checkout
 * @returns {string | undefined}
 */
export function hashInputs(without, folder = root) {
  const hash = createHash("sha256").update(process.version)
  let listed = ""
  try {
    const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" })
  } catch {
    return undefined
  }
  for (const file of [...new Set(listed.split("\0"))].sort()) {
    // A deleted file is still listed until it is staged.
    if (!file || without?.test(file) || !existsSync(`${folder}/${file}`)) continue
    hash.update(`\0${file}\0`).update(readFileSync(`${folder}/${file}`))
  }
  return hash.digest("hex")
}

const passed = `${root}.cache/passed`

/**
 * Whether a step passed with these inputs. Puts its report back.
 * @param {string} name
 * @param {string} inputs
 * @param {string} report
 */
export function hasPassed(name, inputs, report) {
  if (!existsSync(`${passed}/${name}`)) return false
  if (readFileSync(`${passed}/${name}/inputs`, "utf8") !== inputs) return false
  cpSync(`${passed}/${name}/report.json`, report)
  return true
}

/**
 * Remembers a step that passed with these inputs.
 * @param {string} name
 * @param {string} inputs
 * @param {string} report
 */
export function rememberPassed(name, inputs, report) {
  mkdirSync(`${passed}/${name}`, { recursive: true })
  cpSync(report, `${passed}/${name}/report.json`)
  writeFileSync(`${passed}/${name}/inputs`, inputs)
}

/**
 * Forgets a step, which is about to run.
 * @param {string} name
 */
export function forgetPassed(name) {
  rmSync(`${passed}/${name}`, { recursive: true, force: true })
}
