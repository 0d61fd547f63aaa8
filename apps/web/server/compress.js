import { readdir, readFile, rm, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib"

/** The kinds of precompressed files that lie beside a file, the smallest first. */
export const encodings = /** @type {const} */ ([
  { name: "br", extension: ".br" },
  { name: "gzip", extension: ".gz" },
])

const deflate = {
  br: (/** @type {Buffer} */ bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: 9 }),
}

const inflate = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }

/** Other kinds of files, such as images, are compressed already. */
const isText = /\.(html|js|css|svg|json|md)$/

/** Files that people replace on the host: an old compressed twin would be sent instead. */
const mayBeReplaced = new Set(["config.json", "offline.js"])

/** Smaller files fit into one packet anyway. In bytes. */
const SMALLEST = 1_000

/**
 * Writes a brotli and a gzip twin beside each text of a built site. Twins that are right already stay; those without
 * their file go.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function compressSite(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = new Set(
    found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  )
  const twins = [...paths].filter((path) =>
    encodings.some(({ extension }) => extname(path) === extension),
  )
  const wanted = new Set((await Promise.all([...paths].map(writeTwins))).flat())
  await Promise.all(twins.filter((path) => !wanted.has(path)).map((path) => rm(path)))
}

/**
 * @param {string} path of a file on disk
 * @returns {Promise<string[]>} its twins
 */
async function writeTwins(path) {
  const name = path.slice(path.search(/[^/\\]*$/))
  if (!isText.test(name) || mayBeReplaced.has(name)) return []
  const bytes = await readFile(path)
  if (bytes.length < SMALLEST) return []
  return Promise.all(
    encodings.map(async ({ name: encoding, extension }) => {
      const twin = path + extension
      const right = await readFile(twin)
        .then(inflate[encoding])
        .catch(() => undefined)
      if (!right?.equals(bytes)) await writeFile(twin, await deflate[encoding](bytes))
      return twin
    }),
  )
}
