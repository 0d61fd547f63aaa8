import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { buildPublished, published } from "./build.js"
import { readManifest, root, run } from "./run.js"

/**
 * Packs the published packages. A tarball has the built files, the README, the project's LICENSE, and a manifest that
 * is completed here: with what all packages share, and with the fields for tools that don't read `exports`.
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
  for (const file of ["dist", "README.md"])
    cpSync(`${root}packages/${name}/${file}`, `${folder}/${file}`, { recursive: true })
  cpSync(`${root}LICENSE`, `${folder}/LICENSE`)
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(publishedManifest(name), null, 2)}\n`)
}

/**
 * The manifest that a package is published with. The addresses and engines are the root's. The condition
 * `@alidade/source`, which points to sources in the checkout, is removed from `exports`.
 * @param {string} name its folder below `packages`
 */
export function publishedManifest(name) {
  const directory = `packages/${name}`
  const { repository, homepage, bugs, engines } = readManifest(".")
  const { exports: entries, ...own } = readManifest(directory)
  const exports = Object.fromEntries(
    Object.entries(entries).map(([path, { "@alidade/source": _, ...entry }]) => [path, entry]),
  )
  return {
    ...own,
    repository: { ...repository, directory },
    homepage: `${homepage}/tree/main/${directory}#readme`,
    bugs,
    engines,
    ...fieldsForNode10(exports),
    exports,
  }
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
