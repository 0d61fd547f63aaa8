import { createServer } from "node:http"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { build } from "vite"

/**
 * The two pages to compare, built with Vite's defaults: React alone, with a button and a native dialog of nine rows;
 * and our button with all nine wallets. The packages must be built.
 */

/** @typedef {"react" | "alidade"} PageName */
/** @typedef {{ name: string, content: Buffer, gzip: number }} PageFile `gzip` is its size at level 9, in bytes */
/**
 * @typedef {object} Page
 * @property {PageFile[]} files with paths from the page's root as names
 * @property {PageFile[]} first scripts that load before the entry runs
 */

/** Media types of a page's files, by extension. @type {Record<string, string>} */
const types = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
}

/**
 * Builds one of the pages, in memory.
 * @param {PageName} name
 * @returns {Promise<Page>}
 */
export async function buildPage(name) {
  const built = await build({
    root: fileURLToPath(new URL(`pages/${name}`, import.meta.url)),
    configFile: false,
    logLevel: "error",
    build: { write: false },
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
  return { files: [...files.values()], first: [...first].flatMap((path) => files.get(path) ?? []) }
}

/** @param {readonly PageFile[]} files */
export function gzipBytes(files) {
  return files.reduce((sum, { gzip }) => sum + gzip, 0)
}

/**
 * Serves a page on loopback, gzipped. Browsers may cache its files, whose names have a hash.
 * @param {Page} page
 * @returns {Promise<{ url: string, close: () => void }>} `url` is its origin
 */
export async function servePage({ files }) {
  const bodies = new Map(
    files.map(({ name, content }) => [
      `/${name}`.replace(/index\.html$/, ""),
      gzipSync(content, { level: 9 }),
    ]),
  )
  const server = createServer(({ url = "" }, response) => {
    const body = bodies.get(url)
    if (!body) return response.writeHead(404).end()
    const type = types[url.split(".").at(-1) ?? ""] ?? "text/html"
    return response
      .writeHead(200, {
        "content-type": type,
        "content-encoding": "gzip",
        "content-length": body.length,
        "cache-control": type === types.html ? "no-cache" : "max-age=31536000, immutable",
      })
      .end(body)
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)))
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("The page's server has no port.")
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
