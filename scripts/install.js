import { existsSync, readFileSync } from "node:fs"
import { root, run } from "./run.js"

/** @typedef {{ name: string, dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} Manifest */

/**
 * @param {string} path
 * @returns {Manifest & { version?: string }}
 */
const manifest = (path) => JSON.parse(readFileSync(path, "utf8"))

/**
 * Packages that these workspaces need and that are missing or installed in another version.
 * @param {readonly string[]} workspaces folders of the checkout
 * @returns {string[]}
 */
export function missing(workspaces) {
  return workspaces.flatMap((folder) => {
    const { dependencies, devDependencies } = manifest(`${root}${folder}/package.json`)
    return Object.entries({ ...dependencies, ...devDependencies })
      .filter(([name, wanted]) => {
        const folderPath = [`${folder}/node_modules/${name}`, `node_modules/${name}`].find((path) =>
          existsSync(`${root}${path}/package.json`),
        )
        if (!folderPath) return true
        const exact = /^\d+\.\d+\.\d+$/.test(wanted)
        return exact && manifest(`${root}${folderPath}/package.json`).version !== wanted
      })
      .map(([name]) => name)
  })
}

/** The oldest supported Node, as in the root's `engines`. */
const oldest = /** @type {const} */ ([20, 19])

/** @param {string} version in the format of `process.versions.node` */
function isTooOld(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number)
  return major < oldest[0] || (major === oldest[0] && minor < oldest[1])
}

/**
 * Installs missing packages, if any. Throws an error that says what to do if this fails.
 * @param {readonly string[]} workspaces the folders to look at
 * @param {readonly string[]} args additional arguments for npm
 */
export async function install(workspaces, args = []) {
  const { node } = process.versions
  if (isTooOld(node))
    throw new Error(`Node ${oldest.join(".")} or newer is needed. This is Node ${node}.`)
  const wanted = missing(workspaces)
  if (wanted.length === 0) return
  console.log(`Installing ${wanted.length} missing packages …`)
  const npm = process.platform === "win32" ? "npm.cmd" : "npm"
  const code = await run(npm, ["install", "--no-fund", "--no-audit", ...args])
  const still = missing(workspaces)
  if (code !== 0 || still.length > 0) {
    throw new Error(
      `npm install failed${still.length ? `: missing ${still.join(", ")}` : ""}. See npm's output above. Can npm reach its registry?`,
    )
  }
}
