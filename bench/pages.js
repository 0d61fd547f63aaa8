import { SourceMap } from "node:module"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { build } from "vite"

/** Builds the pages to compare with Vite's defaults. The packages must be built. */

/** @typedef {{ name: string, content: Buffer, gzip: number }} PageFile `gzip` is its size at level 9, in bytes */
/**
 * @typedef {object} Page
 * @property {PageFile[]} files with paths from the page's root as names
 * @property {PageFile[]} first scripts that load before the entry runs
 * @property {number} ours what our packages' modules in these scripts have, gzipped alone, in bytes
 * @property {(path: string, line: number, column: number) => string} originOf the module that a place in a script comes
 *   from, counted from 0
 */

/** @typedef {import("rolldown").OutputChunk} Chunk */

/**
 * Builds a page, in memory.
 * @param {string} name its folder below `pages`
 * @param {string} [checkout] with the packages to use, built; else this one
 * @returns {Promise<Page>}
 */
export async function buildPage(name, checkout) {
  const built = await build({
    root: fileURLToPath(new URL(name, new URL("pages/", import.meta.url))),
    configFile: false,
    logLevel: "error",
    // Packages of another checkout would find a React of their own.
    resolve: { dedupe: ["react", "react-dom"] },
    plugins: checkout ? [packagesOf(checkout)] : [],
    build: { write: false, sourcemap: "hidden" },
  })
  if (!("output" in built)) throw new Error(`Vite did not build bench/pages/${name} as one page.`)
  const files = new Map(
    built.output.map((file) => {
      const content = Buffer.from(file.type === "chunk" ? file.code : file.source)
      return [
        file.fileName,
        { name: file.fileName, content, gzip: gzipSync(content, { level: 9 }).length },
      ]
    }),
  )
  const chunks = built.output.filter((file) => file.type === "chunk")
  /** @type {Set<string>} */
  const first = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // The loop also visits names that are added to the set meanwhile.
  for (const name of first) {
    for (const path of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
      first.add(path)
    }
  }
  const maps = new Map(chunks.map((chunk) => [chunk.fileName, originsOf(chunk)]))
  const ours = chunks.filter(({ fileName }) => first.has(fileName)).map(ourPart)
  return {
    files: [...files.values()],
    first: [...first].flatMap((path) => files.get(path) ?? []),
    ours: gzipSync(ours.join(""), { level: 9 }).length,
    originOf(path, line, column) {
      const { originalSource = path } = maps.get(path)?.findEntry(line, column) ?? {}
      return originalSource.replace(/^(\.\.\/)+/, "").replace(/^.*(node_modules|packages)\//, "")
    },
  }
}

/**
 * Takes our packages from another checkout.
 * @param {string} checkout
 * @returns {import("vite").Plugin}
 */
function packagesOf(checkout) {
  return {
    name: "packages-of-checkout",
    enforce: "pre",
    resolveId(id, importer, options) {
      if (!id.startsWith("@alidade/") || importer?.startsWith(checkout)) return
      return this.resolve(id, `${checkout}/package.json`, options)
    },
  }
}

/**
 * @param {Chunk} chunk
 * @returns {{ findEntry(line: number, column: number): { originalSource?: string } } | undefined} undefined for code of
 *   the bundler alone
 */
function originsOf({ map }) {
  return map ? new SourceMap(JSON.parse(map.toString())) : undefined
}

/**
 * The code that comes from our packages' modules, and not from React, Vite, or the bundler.
 * @param {Chunk} chunk
 */
function ourPart(chunk) {
  const origins = originsOf(chunk)
  return chunk.code
    .split("\n")
    .flatMap((text, line) =>
      [...text].filter((_, column) => {
        // Code that the tools add has no source.
        return origins?.findEntry(line, column).originalSource?.includes("/packages/")
      }),
    )
    .join("")
}

/** @param {readonly PageFile[]} files */
export function gzipBytes(files) {
  return files.reduce((sum, { gzip }) => sum + gzip, 0)
}
