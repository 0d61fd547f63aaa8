import { createServer } from "node:http"
import { gzipSync } from "node:zlib"

/** Media types of a page's files, by extension. @type {Record<string, string>} */
const types = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
}

/**
 * Serves a page on loopback, gzipped. Browsers may cache its files, whose names have a hash.
 * @param {import("./pages.js").Page} page
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
    const [path = ""] = url.split("?")
    const body = bodies.get(path)
    if (!body) return response.writeHead(404).end()
    const type = types[path.split(".").at(-1) ?? ""] ?? "text/html"
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
