import { execFileSync } from "node:child_process"
import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../scripts/run.js"

/** @typedef {import("./registry.js").Packed & { bytes: number }} PackedPackage */

/**
 * Packs the published packages into a folder, as `npm publish` would. They must be built.
 * @param {string} folder
 * @returns {PackedPackage[]}
 */
export function pack(folder) {
  const workspaces = readdirSync(`${root}packages`).filter((name) => {
    const file = `${root}packages/${name}/package.json`
    return existsSync(file) && !JSON.parse(readFileSync(file, "utf8")).private
  })
  const args = ["pack", "--json", "--pack-destination", folder]
  for (const name of workspaces) args.push("--workspace", `packages/${name}`)
  const printed = execFileSync("npm", args, { cwd: root, encoding: "utf8" })
  /** @type {{ filename: string, size: number }[]} */
  const listed = JSON.parse(printed)
  return listed.map(({ filename, size }) => {
    const file = join(folder, filename)
    const read = execFileSync("tar", ["-xOzf", file, "package/package.json"], { encoding: "utf8" })
    const manifest = JSON.parse(read)
    return { name: manifest.name, version: manifest.version, file, manifest, bytes: size }
  })
}
