import { execFileSync } from "node:child_process"
import { rmSync, writeFileSync } from "node:fs"
import { published } from "./build.js"
import { checkPacked } from "./check-packed.js"
import { readLock } from "./lockfile.js"
import { buildAndPack } from "./pack.js"
import { root, run } from "./run.js"
import { billOfMaterials } from "./sbom.js"

/**
 * Builds, packs, and checks all published packages, and writes the tarballs into `.cache/packed`, with what is installed
 * with them: `sbom.cdx.json`. With `--publish`, it then publishes those whose version the registry doesn't have, with
 * provenance, which npm can state only in a workflow of GitHub or GitLab. At last it tags the versions; the release
 * workflow reads the tags' names from the output.
 */

/** @typedef {import("./pack.js").Packed} Packed */

const folder = `${root}.cache/packed`
// While people work on it, a language may lack texts; a release has them all.
if ((await run("node", ["scripts/texts.js", "--complete"])) !== 0) process.exit(1)
rmSync(folder, { recursive: true, force: true })
const packed = await buildAndPack(folder)
for (const { name, version, bytes } of packed)
  console.log(`${name.padEnd(20)} ${version} ${(bytes / 1000).toFixed(1).padStart(8)} kB`)
if (!(await checkPacked(packed))) process.exit(1)
const folders = published.map((name) => `packages/${name}`)
writeFileSync(
  `${folder}/sbom.cdx.json`,
  JSON.stringify(billOfMaterials(readLock(), folders), null, 2),
)
if (process.argv.includes("--publish")) await publish(packed)
else console.log("Nothing is published without --publish.")

/** @param {readonly Packed[]} packed */
async function publish(packed) {
  for (const { name, version, tarball } of dependenciesFirst(packed)) {
    if (isPublished(name, version)) continue
    const code = await run("npm", ["publish", tarball, "--provenance", "--access", "public"])
    if (code !== 0) throw new Error(`Publishing ${name} ${version} failed.`)
  }
  const code = await run("npx", ["changeset", "tag"])
  if (code !== 0) throw new Error("Tagging the versions failed.")
}

/**
 * In an order in which every published package can be installed at once.
 * @param {readonly Packed[]} packed
 * @param {Set<Packed>} [ordered]
 * @returns {Set<Packed>}
 */
function dependenciesFirst(packed, ordered = new Set()) {
  for (const one of packed) {
    dependenciesFirst(
      packed.filter(({ name }) => name in (one.manifest.dependencies ?? {})),
      ordered,
    )
    ordered.add(one)
  }
  return ordered
}

/**
 * @param {string} name
 * @param {string} version
 */
function isPublished(name, version) {
  try {
    execFileSync("npm", ["view", `${name}@${version}`, "version"], { stdio: "pipe" })
    return true
  } catch (error) {
    const { stderr } = /** @type {{ stderr: Buffer }} */ (error)
    if (stderr.includes("E404")) return false
    throw error
  }
}
