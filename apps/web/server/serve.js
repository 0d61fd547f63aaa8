import { createReadStream } from "node:fs"
import { extname } from "node:path"
import { fileURLToPath } from "node:url"
import { startSandbox } from "@alidade/sandbox/server"
import { readSite } from "./files.js"
import { pageHeaders } from "./headers.js"
import { listen } from "./listen.js"
import { liveNetworks, liveWallets, readLiveSettings } from "./live.js"

/** Where the built front end lies. */
const dist = fileURLToPath(new URL("../dist", import.meta.url))

/**
 * Serves the built front end and its sandbox on loopback.
 * @param {{ port?: number, sandboxPort?: number }} [options] Ports wanted: taken ones are replaced by the next
 *   free one, 0 leaves the choice to the system. By default 4173 and the sandbox's own.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` names `localhost`, because some wallets
 *   answer only there.
 */
export async function serve({ port = 4173, sandboxPort } = {}) {
  const site = await readSite(dist)
  const index = site.get("/index.html")
  if (!index) throw new Error(`There is no front end in ${dist}: build it first`)
  const sandbox = await startSandbox(sandboxPort === undefined ? {} : { port: sandboxPort })
  const live = readLiveSettings()
  const headers = {
    sandbox: pageHeaders(sandbox.config.networks, walletPlaces(sandbox.config)),
    live: pageHeaders(liveNetworks, liveWallets),
  }

  /** @type {import("node:http").RequestListener} */
  const handle = (request, response) => {
    response.setHeader("x-content-type-options", "nosniff")
    response.setHeader("referrer-policy", "no-referrer")
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end()
      return
    }
    if (!request.url?.startsWith("/") || !URL.canParse(request.url, "http://localhost")) {
      response.writeHead(400).end()
      return
    }
    const url = new URL(request.url, "http://localhost")
    if (url.pathname === "/sandbox.json") {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
      response.end(JSON.stringify(sandbox.config))
      return
    }
    if (url.pathname === "/live.json") {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" })
      response.end(JSON.stringify(live))
      return
    }
    // A path without an extension is a place in the page; one with an extension is a file, or nothing.
    const found = site.get(url.pathname) ?? (extname(url.pathname) === "" ? index : undefined)
    if (!found) {
      response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("Not found")
      return
    }
    if (found === index) {
      const mode = url.searchParams.get("mode") === "live" ? "live" : "sandbox"
      for (const [name, value] of Object.entries(headers[mode])) response.setHeader(name, value)
    }
    response.writeHead(200, { "content-type": found.type, "cache-control": found.cache })
    if (request.method === "HEAD") response.end()
    else
      createReadStream(found.file)
        .on("error", () => response.destroy())
        .pipe(response)
  }

  try {
    const server = await listen(handle, port)
    return {
      url: `http://localhost:${server.port}`,
      close: () => Promise.all([server.close(), sandbox.close()]).then(() => {}),
    }
  } catch (error) {
    await sandbox.close()
    throw error
  }
}

/**
 * Where the simulated wallets are that a page talks to or shows.
 * @param {import("@alidade/sandbox/browser").SandboxConfig} config
 */
function walletPlaces({ walletsUrl, sites, hot, walletConnect }) {
  return {
    connect: [walletsUrl, hot.relayUrl, walletConnect.relayUrl, walletConnect.explorerUrl],
    frame: [hot.widgetUrl, sites.albedo],
    image: [walletConnect.explorerUrl],
  }
}

/**
 * What `npm start` runs: serves, prints the address once it answers, and stops cleanly on Ctrl-C.
 * @returns {Promise<void>}
 */
export async function start() {
  const { url, close } = await serve()
  process.stdout.write(`${url}\n`)
  // Nothing is left to do then, and the process ends by itself.
  const stop = () => void close()
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await start()
