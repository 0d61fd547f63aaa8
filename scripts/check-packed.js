import { execFileSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { deadLinks } from "./readme-links.js"
import { readManifest, tool } from "./run.js"

/** Files that nobody who installs a package needs. */
const unwanted = /\.tsbuildinfo$|\.test\.|\.map$|\.tsx?$(?<!\.d\.ts)/

/** An import of a style sheet. Next.js refuses it in the modules of packages, and misreads it in a style sheet. */
const styleImport = /@import\b|\bimport\b[^;\n]*\.css\b/

/**
 * Checks tarballs: that they have only the files that an app needs (no sources, tests or build state), that no file
 * imports a style sheet, that the README's links lead somewhere from a registry's page, that their manifests are right
 * (publint), and that the types of every entry point resolve under `moduleResolution` `node`, `node16` and `bundler`
 * (attw).
 * @param {readonly import("./pack.js").Packed[]} packed
 * @returns {Promise<boolean>} whether all are right
 */
export async function checkPacked(packed) {
  const results = await Promise.all(packed.map(isRight))
  return results.every(Boolean)
}

/** @param {import("./pack.js").Packed} packed */
async function isRight({ name, tarball }) {
  const faults = faultsOf(filesOf(tarball))
  for (const fault of faults) console.error(`${name}: ${fault}`)
  const linted = await tool("publint", ["run", tarball, "--strict"])
  const typed = await tool("attw", [
    ...[tarball, "--quiet", "--profile", "strict"],
    // The packages are ES modules only.
    ...["--ignore-rules", "cjs-resolves-to-esm"],
  ])
  if (typed !== 0) console.error(`attw found problems in ${name}: npx attw ${tarball}`)
  return faults.length === 0 && linted === 0 && typed === 0
}

/**
 * What is wrong with a package's files.
 * @param {ReadonlyMap<string, string>} files texts by path
 * @returns {string[]}
 */
export function faultsOf(files) {
  const faults = [...files].flatMap(([path, text]) => [
    ...(unwanted.test(path) ? [`${path} should not be in it.`] : []),
    ...(/^(?!dist\/templates\/).+\.(css|js)$/.test(path) && styleImport.test(text)
      ? [`${path} imports a style sheet.`]
      : []),
  ])
  const dead = deadLinks(files.get("README.md") ?? "", readManifest(".").homepage)
  return [...faults, ...dead.map((link) => `README.md has the dead link ${link}.`)]
}

/**
 * The files of a tarball.
 * @param {string} tarball
 * @returns {Map<string, string>}
 */
function filesOf(tarball) {
  const folder = mkdtempSync(join(tmpdir(), "alidade-check-"))
  try {
    execFileSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", folder])
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const files = entries.filter((entry) => entry.isFile())
    const paths = files.map(({ parentPath, name }) => join(parentPath, name))
    return new Map(
      paths.map((path) => [
        relative(folder, path).replaceAll("\\", "/"),
        readFileSync(path, "utf8"),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true })
  }
}
