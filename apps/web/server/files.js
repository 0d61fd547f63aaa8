import { readdir } from "node:fs/promises"
import { extname, join, relative, sep } from "node:path"
import { encodings } from "./compress.js"
import { caching } from "./headers.js"

/** @type {Readonly<Record<string, string>>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8",
}

/**
 * @typedef {object} SiteFile
 * @property {string} file path on disk
 * @property {string} type content type
 * @property {string} cache cache-control
 * @property {Partial<Record<typeof encodings[number]["name"], string>>} compressed the paths of its compressed twins, best first
 */

/**
 * Whether a path names a file by its extension, not a route of the page. A dot alone is not enough: a route can be
 * called `//app.example`.
 * @param {string} path
 * @returns {boolean}
 */
export function isFilePath(path) {
  return extname(path) in types && !path.endsWith("/")
}

/**
 * Lists the files of a built site by the path they are served under. Requests are answered from this map only, so no
 * path of a request reaches the disk.
 * @param {string} root
 * @returns {Promise<Map<string, SiteFile>>}
 */
export async function readSite(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const all = new Set(files.map((entry) => join(entry.parentPath, entry.name)))
  return new Map(
    [...all]
      .filter((file) => !encodings.some(({ extension }) => file.endsWith(extension)))
      .map((file) => {
        const path = `/${relative(root, file).split(sep).join("/")}`
        const type = types[extname(file)] ?? "application/octet-stream"
        // Vite names the files under /assets by their content.
        const cache = path.startsWith("/assets/") ? caching.assets : caching.others
        const twins = encodings.filter(({ extension }) => all.has(file + extension))
        const compressed = twins.map(({ name, extension }) => [name, file + extension])
        return [path, { file, type, cache, compressed: Object.fromEntries(compressed) }]
      }),
  )
}
