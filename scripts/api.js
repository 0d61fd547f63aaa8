import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { apiReport } from "./api-report.js"
import { published } from "./build.js"
import { publishedManifest } from "./pack.js"
import { root, run } from "./run.js"

/**
 * Compares the public surface of each published package, as built, with its `api.txt`, so that a review shows each
 * change. `npm run api -- --write` updates the files.
 */

const write = process.argv.includes("--write")
const folder = `${root}.cache/api`
mkdirSync(folder, { recursive: true })

for (const name of published.filter(hasTypes)) {
  const report = reportOf(name)
  const recorded = `packages/${name}/api.txt`
  if (write) {
    writeFileSync(root + recorded, report)
    continue
  }
  writeFileSync(`${folder}/${name}.txt`, report)
  const compared = ["--no-pager", "diff", "--no-index", "--", recorded, `.cache/api/${name}.txt`]
  if ((await run("git", compared)) !== 0) process.exitCode = 1
}
if (process.exitCode)
  console.error("The public surface has changed. If it should, run: npm run api -- --write")

/** @param {string} name a folder below `packages` */
function hasTypes(name) {
  return JSON.stringify(publishedManifest(name).exports).includes(".d.ts")
}

/** @param {string} name a folder below `packages` */
function reportOf(name) {
  const manifest = publishedManifest(name)
  /** @type {[path: string, entry: { types: string }][]} */
  const exports = Object.entries(manifest.exports)
  const entries = exports.map(([path, { types }]) => [
    manifest.name + path.slice(1),
    types.slice(2),
  ])
  return apiReport(Object.fromEntries(entries), (file) =>
    readFileSync(`${root}packages/${name}/${file}`, "utf8"),
  )
}
