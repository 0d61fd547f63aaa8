import { execFileSync } from "node:child_process"
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { pack } from "../scripts/pack.js"
import { readManifest, root } from "../scripts/run.js"
import { runCase } from "./case.js"

/**
 * The short form of `npm run outside` for `npm test`: the case `node`, without a registry. The packages must be built.
 */

const folder = mkdtempSync(join(tmpdir(), "alidade-packed-"))
try {
  const packed = await pack(folder)
  const unused = () => Promise.reject(new Error("This case needs no browser."))
  const shared = { registry: "", packed, open: unused, testnet: unused, install: unpack }
  const lines = await runCase("node", shared)
  console.log(lines.join("\n"))

  /**
   * Unpacks the packages into the app's `node_modules`, and links what they and the app declare as dependencies. They
   * do not find anything else.
   * @param {string} app
   */
  async function unpack(app) {
    const modules = join(app, "node_modules")
    for (const { name, tarball } of packed) {
      mkdirSync(join(modules, name), { recursive: true })
      execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", join(modules, name)])
    }
    const manifests = [readManifest("outside/node/app"), ...packed.map(({ manifest }) => manifest)]
    for (const { dependencies, peerDependencies } of manifests)
      for (const name of Object.keys({ ...dependencies, ...peerDependencies }))
        link(`${root}node_modules/${name}`, join(modules, name))
  }
} finally {
  rmSync(folder, { recursive: true })
}

/**
 * @param {string} installed
 * @param {string} path
 */
function link(installed, path) {
  if (existsSync(path)) return
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(installed, path, "junction")
}
