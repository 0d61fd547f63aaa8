import { createReadStream } from "node:fs"
import { pipeline } from "node:stream"
import { acceptedEncoding } from "./accept-encoding.js"
import { isFilePath } from "./files.js"
import { isOwnHost } from "./own-host.js"

/** @typedef {Readonly<Record<string, string>>} Headers */

/**
 * Answers requests for a built site. It accepts only this machine's own host names, and the one that it listens on.
 * @param {object} site
 * @param {ReadonlyMap<string, import("./files.js").SiteFile>} site.files by their paths; `/index.html` is the page
 * @param {Headers} site.headers what every response carries
 * @param {string | undefined} [site.host] where it listens, if not on loopback
 * @param {object} [site.sandbox] what differs if a sandbox is beside the site
 * @param {Readonly<Record<string, unknown>>} site.sandbox.json documents by their paths, in both modes
 * @param {Headers} site.sandbox.headers instead, unless the address has `?mode=live`
 * @param {string} site.sandbox.page instead, unless the address has `?mode=live`
 * @param {string} site.sandbox.livePage instead, if the address has it
 * @returns {import("node:http").RequestListener} Throws an `Error` when there is no page.
 */
export function respond({ files, headers, host, sandbox }) {
  const page = files.get("/index.html")
  if (!page) throw new Error("There is no index.html in the site: build it first")

  return (request, response) => {
    const { method, url: target = "" } = request
    // Only accept a path. Resolved as a relative URL, `//name/path` would belong to another host.
    const url = target.startsWith("/") ? new URL(`http://localhost${target}`) : undefined
    const inSandbox = url?.searchParams.get("mode") === "live" ? undefined : sandbox
    for (const [name, value] of Object.entries((inSandbox ?? { headers }).headers)) {
      response.setHeader(name, value)
    }

    /** @type {(status: number, text: string, more?: Record<string, string>) => void} */
    const refuse = (status, text, more) => {
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...more })
      response.end(text)
    }
    if (!isOwnHost(request, host)) {
      // Another site can point its own name here (DNS rebinding) and read the responses.
      const here = `http://localhost:${request.socket.localPort}`
      return refuse(421, `This server only answers on this machine. Open ${here}`)
    }
    if (method !== "GET" && method !== "HEAD") {
      return refuse(405, "This server only sends files.", { allow: "GET, HEAD" })
    }
    if (!url) return refuse(400, "The address must begin with a slash.")
    if (sandbox && Object.hasOwn(sandbox.json, url.pathname)) {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
      response.end(JSON.stringify(sandbox.json[url.pathname]))
      return
    }
    const found = files.get(url.pathname) ?? (isFilePath(url.pathname) ? undefined : page)
    if (!found) return refuse(404, "Not found")
    const own = found === page ? (inSandbox?.page ?? sandbox?.livePage) : undefined
    const names = own === undefined ? typedKeys(found.compressed) : []
    const encoding = acceptedEncoding(request.headers["accept-encoding"], names)
    response.writeHead(200, {
      "content-type": found.type,
      "cache-control": found.cache,
      ...(names.length > 0 && { vary: "accept-encoding" }),
      ...(encoding && { "content-encoding": encoding }),
    })
    if (method === "HEAD") return void response.end()
    if (own !== undefined) return void response.end(own)
    const file = (encoding && found.compressed[encoding]) ?? found.file
    // `pipe` alone would leave the file open if the client disconnects. An error ends the response.
    pipeline(createReadStream(file), response, () => {})
  }
}

/**
 * @template {object} Value
 * @param {Value} value
 */
function typedKeys(value) {
  return /** @type {(keyof Value & string)[]} */ (Object.keys(value))
}
