import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import { basename } from "node:path"

/** @typedef {import("../scripts/pack.js").Packed} Packed */

/**
 * Serves packed packages as an npm registry on the loopback address. Requests for all other packages are redirected to
 * the registry that npm uses on this machine.
 * @param {readonly Packed[]} packed
 * @param {string} upstream the other registry's URL
 * @returns {Promise<{ url: string, close(): Promise<void> }>}
 */
export async function startRegistry(packed, upstream) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname)
    const file = packed.find((one) => path === tarballPath(one))?.tarball
    if (file) {
      response.writeHead(200, { "content-type": "application/octet-stream" })
      response.end(readFileSync(file))
      return
    }
    const document = packed.find(({ name }) => path === `/${name}`)
    if (document) {
      response.writeHead(200, { "content-type": "application/json" })
      response.end(JSON.stringify(packument(document, `http://${request.headers.host}`)))
      return
    }
    response.writeHead(307, { location: new URL(request.url ?? "/", upstream).href }).end()
  })
  await /** @type {Promise<void>} */ (
    new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  )
  const address = /** @type {import("node:net").AddressInfo} */ (server.address())
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** @param {Packed} packed */
function tarballPath({ name, tarball }) {
  return `/${name}/-/${basename(tarball)}`
}

/**
 * A package's document in the registry, with one version.
 * @param {Packed} packed
 * @param {string} origin
 */
function packument(packed, origin) {
  const { name, version, tarball, manifest } = packed
  const content = readFileSync(tarball)
  const dist = {
    tarball: `${origin}${tarballPath(packed)}`,
    integrity: `sha512-${createHash("sha512").update(content).digest("base64")}`,
    shasum: createHash("sha1").update(content).digest("hex"),
  }
  return {
    name,
    "dist-tags": { latest: version },
    // Some package managers refuse versions that are younger than a few days.
    time: { [version]: "2025-01-01T00:00:00.000Z" },
    versions: { [version]: { ...manifest, _id: `${name}@${version}`, dist } },
  }
}
