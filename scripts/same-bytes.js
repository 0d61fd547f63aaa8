import { createHash } from "node:crypto"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { bundleWeb, completeWeb } from "./build.js"
import { buildAndPack } from "./pack.js"
import { root } from "./run.js"

/**
 * Builds all that is published twice, the packages and the front end, and compares the bytes. `npm run same-bytes` names
 * each file that differs. So anybody can make a release again, and see that it is what the source says.
 */

/** @returns {Promise<Map<string, string>>} SHA-256 (hex) by file */
async function built() {
  const folder = mkdtempSync(join(tmpdir(), "alidade-same-bytes-"))
  try {
    const packed = await buildAndPack(folder)
    await bundleWeb()
    await completeWeb()
    const web = `${root}apps/web/dist`
    const files = readdirSync(web, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
    return new Map([
      ...packed.map(({ name, tarball }) => /** @type {const} */ ([name, hashOf(tarball)])),
      ...files.map((file) => /** @type {const} */ ([relative(root, file), hashOf(file)])),
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** @param {string} file */
const hashOf = (file) => createHash("sha256").update(readFileSync(file)).digest("hex")

const first = await built()
const second = await built()
const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
  (name) => first.get(name) !== second.get(name),
)
for (const name of differing) console.error(`${name} differs between two builds.`)
console.log(`${first.size - differing.length} of ${first.size} files are the same in two builds.`)
if (differing.length > 0) process.exitCode = 1
