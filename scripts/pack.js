import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve, sep } from "node:path"
import { buildPublished, published } from "./build.js"
import { leaveOutJoined } from "./late-files.js"
import { withAbsoluteLinks } from "./readme-links.js"
import { readManifest, root, run } from "./run.js"

/**
 * Packs the published packages. A tarball has the built files, the README with absolute links, a SKILL.md for coding
 * agents if there is one, the project's LICENSE, and a manifest that is completed here: with what all packages share, and with the fields for tools that don't read
 * `exports`.
 */

/**
 * A packed package: the path and size of its tarball, and the manifest in it.
 * @typedef {{ name: string, version: string, tarball: string, bytes: number, manifest: any }} Packed
 */
/** @typedef {{ types?: string, default: string }} Entry */

/**
 * Builds all published packages from nothing, and packs them.
 * @param {string} folder where the tarballs are written
 * @returns {Promise<Packed[]>}
 */
export async function buildAndPack(folder) {
  await buildPublished()
  return pack(folder)
}

/**
 * Packs all published packages as they are built.
 * @param {string} folder where the tarballs are written
 * @returns {Promise<Packed[]>}
 */
export async function pack(folder) {
  const destination = resolve(folder)
  mkdirSync(destination, { recursive: true })
  const stage = mkdtempSync(join(tmpdir(), "alidade-pack-"))
  try {
    for (const name of published) copyPackage(name, `${stage}/${name}`)
    const folders = published.map((name) => `${stage}/${name}`)
    const npm = process.platform === "win32" ? "npm.cmd" : "npm"
    const options = ["--pack-destination", destination, "--ignore-scripts", "--silent"]
    if ((await run(npm, ["pack", ...folders, ...options], { quiet: true })) !== 0)
      throw new Error("npm pack failed.")
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
  return published.map((folderName) => {
    const manifest = publishedManifest(folderName)
    const { name, version } = manifest
    const tarball = join(destination, `${name.replace("@", "").replace("/", "-")}-${version}.tgz`)
    return { name, version, tarball, bytes: statSync(tarball).size, manifest }
  })
}

/**
 * Copies what a package publishes into an empty folder.
 * @param {string} name its folder below `packages`
 * @param {string} folder
 */
function copyPackage(name, folder) {
  mkdirSync(folder)
  const directory = `packages/${name}`
  cpSync(`${root}${directory}/dist`, `${folder}/dist`, { recursive: true })
  const readme = readFileSync(`${root}${directory}/README.md`, "utf8")
  const { homepage } = readManifest(".")
  writeFileSync(`${folder}/README.md`, withAbsoluteLinks(readme, directory, homepage))
  const skill = `${root}${directory}/SKILL.md`
  if (existsSync(skill)) cpSync(skill, `${folder}/SKILL.md`)
  cpSync(`${root}LICENSE`, `${folder}/LICENSE`)
  const manifest = publishedManifest(name)
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`)
  if (existsSync(`${folder}/dist/late`)) {
    leaveOutJoined(
      folder,
      Object.values(manifest.exports).map((entry) => entry.default),
    )
  }
}

/**
 * The manifest that a package is published with. The addresses are the root's. What points to
 * the checkout is left out: `devDependencies`, and the condition `@alidade/source` in `exports`.
 * @param {string} name its folder below `packages`
 */
export function publishedManifest(name) {
  const directory = `packages/${name}`
  const { repository, homepage, bugs } = readManifest(".")
  const { exports: entries, devDependencies: _, ...own } = readManifest(directory)
  const exports = Object.fromEntries(
    Object.entries(entries)
      .flatMap(([path, entry]) =>
        path.includes("*") ? expand(directory, path, entry) : [[path, entry]],
      )
      .map(([path, { "@alidade/source": _, ...entry }]) => [path, entry]),
  )
  return {
    ...own,
    repository: { ...repository, directory },
    homepage: `${homepage}/tree/main/${directory}#readme`,
    bugs,
    ...fieldsForNode10(exports),
    exports,
  }
}

/**
 * The entry points of a pattern such as `./*`, one per source file that it matches. Some tools don't read patterns.
 * @param {string} directory of the package
 * @param {string} path
 * @param {Record<string, string>} entry
 * @returns {[path: string, entry: Record<string, string>][]}
 */
function expand(directory, path, entry) {
  const [start = "", end = ""] = (entry["@alidade/source"] ?? "").replace("./", "").split("*")
  return readdirSync(`${root}${directory}`, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(sep).join("/"))
    .filter(
      (file) =>
        file.startsWith(start) && file.endsWith(end) && file.length > start.length + end.length,
    )
    .map((file) => file.slice(start.length, -end.length))
    .sort()
    .map((name) => {
      const named = Object.entries(entry).map(([key, value]) => [key, value.replace("*", name)])
      return [path.replace("*", name), Object.fromEntries(named)]
    })
}

/**
 * `moduleResolution: "node"` doesn't read `exports`. It finds `.` by `main` and `types`, other entries by
 * `typesVersions`.
 * @param {Record<string, Entry>} exports
 */
function fieldsForNode10({ ".": main, ...others }) {
  const paths = Object.entries(others).flatMap(([path, { types }]) =>
    types ? [[path.replace("./", ""), [types]]] : [],
  )
  return {
    ...(main && { main: main.default, types: main.types }),
    ...(paths.length > 0 && { typesVersions: { "*": Object.fromEntries(paths) } }),
  }
}
