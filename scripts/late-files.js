import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { root } from "./run.js"

/** Imports of the package's own modules, as the compiler writes them. */
const lateImport = /\bimport\("(\.[^"]+)"\)/g
const staticImport = /^(?:import|export)\b[^"';]*? from "(\.[^"]+)"/gm

/**
 * What an app imports late from a package.
 * @typedef {object} LatePart
 * @property {string} entry the imported module
 * @property {readonly string[]} first modules whose static imports an app has loaded by then
 * @property {readonly string[]} [apart] modules that other packages or parts import later too
 * @property {(path: string) => string} nameOf the joined module of one that only the entry uses
 * @property {(path: string) => string | undefined} [apartOf] the joined module of one that few later modules share
 */

/** @type {Readonly<Record<string, LatePart>>} */
const lateParts = {
  core: {
    entry: "engine.js",
    first: ["kit.js"],
    apart: ["verify/index.js", "entries/verify-entry.js"],
    nameOf: () => "engine.js",
  },
  wallets: {
    entry: "modules.js",
    first: [],
    // An app leaves out wallets, so each keeps a module of its own.
    nameOf: (path) => path.replace(/\/.*/, "/module.js"),
    // What hardware wallets share is no part of the others' calls.
    apartOf: (path) => (path.startsWith("device/") ? "device.js" : undefined),
  },
}

/**
 * Joins the late part of a built package into one module of `dist/late`, beside which stand the modules that it imports
 * later. An app's bundler makes a file of each set of modules that several late parts share. From single modules, it
 * made 14 small files, and a page asks for each. What later modules of several wallets share is also one. The first load
 * and other packages stay outside.
 * @param {string} name a folder below `packages`
 */
export async function joinLatePart(name) {
  const part = lateParts[name]
  if (!part) return
  // Scripts that run before anything is installed import this file.
  const { rolldown } = await import("rolldown")
  const dist = `${root}packages/${name}/dist/`
  const entry = dist + part.entry
  const first = imports(
    part.first.map((path) => dist + path),
    staticImport,
  )
  const late = imports([entry], staticImport, first)
  const entries = [...late].flatMap((file) => importsIn(file, lateImport))
  const later = imports(entries, staticImport, first)
  const uses = entries.map((entry) => ({
    folder: dirname(entry),
    files: imports([entry], staticImport, first),
  }))
  const foldersUsing = (/** @type {string} */ id) =>
    new Set(uses.filter(({ files }) => files.has(id)).map(({ folder }) => folder))
  const bundle = await rolldown({
    input: entry,
    platform: "browser",
    // The joined module also exports what its later modules use.
    preserveEntrySignatures: "allow-extension",
    plugins: [
      {
        name: "outside",
        resolveId(id, importer = "") {
          if (!id.startsWith(".") && id !== entry) return { id, external: true }
          const file = join(importer, "..", id)
          const isOutside = first.has(file) || part.apart?.includes(relative(dist, file))
          return isOutside ? { id: file, external: "relative" } : undefined
        },
      },
    ],
  })
  rmSync(`${dist}late`, { recursive: true, force: true })
  const { output } = await bundle.write({
    dir: dist,
    format: "esm",
    comments: { legal: true, annotation: true, jsdoc: false },
    entryFileNames: `late/${part.entry}`,
    chunkFileNames: ({ facadeModuleId, name }) =>
      `late/${facadeModuleId ? relative(dist, facadeModuleId) : name.replace(/(\.js)?$/, ".js")}`,
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        {
          debugName: "joined",
          name: (id) => {
            if (late.has(id)) return later.has(id) ? "shared.js" : part.nameOf(relative(dist, id))
            if (foldersUsing(id).size < 2) return null
            return part.apartOf?.(relative(dist, id)) ?? "calls.js"
          },
        },
      ],
    },
    plugins: [
      {
        name: "pure-reasons",
        // A constant reason of a wallet that the app does not use can then be left out.
        renderChunk: (code) => code.replace(/(?<!function )\breason\(/g, "/* @__PURE__ */ reason("),
      },
    ],
  })
  await bundle.close()
  // Its folder is another than the module's, which may also be loaded already: a card of the first load.
  const moved = output.find(
    (file) => file.type === "chunk" && file.code.includes("import.meta.url"),
  )
  if (moved) throw new Error(`${name}: ${moved.fileName} must not resolve an address from its own.`)
  importJoined(dist, part.entry)
}

/**
 * Removes the modules of a copied package that no entry point imports any more, because they are joined.
 * @param {string} folder
 * @param {readonly string[]} entries paths in the folder
 */
export function leaveOutJoined(folder, entries) {
  const imported = imports(
    entries.filter((path) => path.endsWith(".js")).map((path) => join(folder, path)),
    /(?:\bfrom |\bimport\()"(\.[^"]+)"/g,
  )
  for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = join(folder, path)
    if (file.endsWith(".js") && !imported.has(file)) rmSync(file)
  }
}

/**
 * Makes the first load import the joined module.
 * @param {string} dist
 * @param {string} entry
 */
function importJoined(dist, entry) {
  for (const file of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".js") || file.startsWith("late/")) continue
    const code = readFileSync(dist + file, "utf8")
    const joined = code.replace(/(?<=import\("\.{1,2}\/)[\w.]+(?="\))/g, (path) =>
      path === entry ? `late/${path}` : path,
    )
    if (joined !== code) writeFileSync(dist + file, joined)
  }
}

/**
 * Modules and all that they import.
 * @param {readonly string[]} files
 * @param {RegExp} pattern finds imports; its first group is a relative path
 * @param {ReadonlySet<string>} [without]
 */
function imports(files, pattern, without = new Set()) {
  const found = new Set(files)
  // The loop also visits files that are added to the set meanwhile.
  for (const file of found)
    for (const path of importsIn(file, pattern)) if (!without.has(path)) found.add(path)
  return found
}

/**
 * @param {string} file
 * @param {RegExp} pattern
 */
function importsIn(file, pattern) {
  const found = readFileSync(file, "utf8").matchAll(pattern)
  return [...found].map(([, path = ""]) => join(file, "..", path))
}
