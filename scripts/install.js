import { existsSync } from "node:fs"
import { readManifest, root, run } from "./run.js"

/**
 * Packages that these workspaces need and that are missing or installed in another version.
 * @param {readonly string[]} workspaces folders of the checkout
 * @param {boolean} withDev also those of `devDependencies`
 * @returns {string[]}
 */
function missing(workspaces, withDev) {
  return workspaces.flatMap((folder) => {
    const { dependencies, devDependencies } = readManifest(folder)
    return Object.entries({ ...dependencies, ...(withDev && devDependencies) })
      .filter(([name, wanted]) => {
        const path = [`${folder}/node_modules/${name}`, `node_modules/${name}`].find((path) =>
          existsSync(`${root}${path}/package.json`),
        )
        if (!path) return true
        const exact = /^\d+\.\d+\.\d+$/.test(wanted)
        return exact && readManifest(path).version !== wanted
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
 * @param {readonly string[]} args additional arguments for npm; with `--omit=dev`, no `devDependencies` are needed
 */
export async function install(workspaces, args = []) {
  const { node } = process.versions
  if (isTooOld(node))
    throw new Error(`Node ${oldest.join(".")} or newer is needed. This is Node ${node}.`)
  const withDev = !args.includes("--omit=dev")
  const wanted = missing(workspaces, withDev)
  if (wanted.length === 0) return
  console.log(`Installing ${wanted.length} missing packages …`)
  const npm = process.platform === "win32" ? "npm.cmd" : "npm"
  const code = await run(npm, ["install", "--no-fund", "--no-audit", ...args])
  const still = missing(workspaces, withDev)
  if (code !== 0 || still.length > 0) {
    throw new Error(
      `npm install failed${still.length ? `: missing ${still.join(", ")}` : ""}. See npm's output above. Can npm reach its registry?`,
    )
  }
}

/**
 * Installs what the front end and its sandbox need, which are their `dependencies`. Where the tools and what tests use are
 * installed already, all of it is kept up to date, because npm would remove the rest.
 */
export function installWeb() {
  const folders = ["core", "wallets", "react", "chains", "network", "sandbox"].map(
    (name) => `packages/${name}`,
  )
  const hasTools = existsSync(`${root}node_modules/vitest`)
  return install([...folders, "apps/web"], hasTools ? [] : ["-w", "apps/web", "--omit=dev"])
}
