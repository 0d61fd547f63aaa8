import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { extname } from "node:path"
import { readSite } from "../apps/web/server/files.js"

/** The Horizon that the apps name. The sandbox answers in its place. */
export const horizon = "https://horizon-testnet.stellar.org"

/** The JSON-RPC that they name. The sandbox answers in its place too. */
export const rpc = "https://soroban-testnet.stellar.org"

/** The strict content security policy under which every app has to work. */
export const policy = `default-src 'self'; img-src 'self'; connect-src 'self' ${horizon}; object-src 'none'; base-uri 'none'`

/**
 * Serves a folder of built files on a free port of this machine, under the strict policy.
 * @param {string} folder
 * @param {{ policy?: string }} [options] another policy
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function serveFolder(folder, options = {}) {
  const files = await readSite(folder)
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const found = files.get(pathname.endsWith("/") ? `${pathname}index.html` : pathname)
    if (!found) {
      response.writeHead(404).end()
      return
    }
    const headers = { "content-type": found.type, "x-content-type-options": "nosniff" }
    const html = extname(found.file) === ".html"
    response.writeHead(200, {
      ...headers,
      ...(html ? { "content-security-policy": options.policy ?? policy } : {}),
    })
    response.end(readFileSync(found.file))
  })
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => server.listen(0, "localhost", resolve))
  )
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address())
  return {
    url: `http://localhost:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
