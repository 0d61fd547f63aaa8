import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { listen, startSandbox } from "@alidade/sandbox/server"
import { sandboxSources } from "./connect-sources.js"
import { readSite } from "./files.js"
import { withoutFirstScreen } from "./first-screen.js"
import { liveHeaders, pageHeaders } from "./headers.js"
import { withoutMeta } from "./host-rules.js"
import { openBrowser } from "./open-browser.js"
import { readConfig } from "./read-config.js"
import { respond } from "./respond.js"
import { simulatedHosts } from "./wallet-hosts.js"

/** The built front end. */
const dist = fileURLToPath(new URL("../dist", import.meta.url))

/** @typedef {{ url: string, port: number, close: () => Promise<void> }} Server */

/** The port of `npm start`. */
const DEFAULT_PORT = 4173

/**
 * Serves the built front end, and its sandbox on loopback.
 * @param {{ port?: number, host?: string | undefined, sandboxPort?: number, folder?: string }} [options] Ports wanted: taken ones
 *   are replaced by the next free one, 0 leaves the choice to the system. By default 4173 and the sandbox's own.
 *   `host` is where to listen for the page, by default on loopback. `folder` is the built site.
 * @returns {Promise<Server>} Without a named host, `url` names `localhost`, because some wallets answer only there.
 */
export async function serve({ port = DEFAULT_PORT, host, sandboxPort, folder = dist } = {}) {
  const site = await readBuilt(folder)
  const live = withoutFirstScreen(await readFile(join(folder, "index.html"), "utf8"))
  const sandbox = await startSandbox(sandboxPort === undefined ? {} : { port: sandboxPort })
  const { config, ...rest } = site
  try {
    const handle = respond({
      ...rest,
      host,
      sandbox: {
        json: { "/config.json": { ...config, sandbox: true }, "/sandbox.json": sandbox.config },
        headers: pageHeaders(sandboxSources(sandbox.config), simulatedHosts(sandbox.config)),
        page: withoutMeta(live),
        livePage: live,
      },
    })
    const server = await listenAt(port, handle, host)
    return {
      ...server,
      close: () => Promise.all([server.close(), sandbox.close()]).then(() => {}),
    }
  } catch (error) {
    await sandbox.close()
    throw error
  }
}

/**
 * Serves the built front end as a static host does, without a sandbox.
 * @param {{ port?: number, host?: string | undefined, folder?: string }} [options] as for `serve`
 * @returns {Promise<Server>}
 */
export async function serveLive({ port = DEFAULT_PORT, host, folder = dist } = {}) {
  return listenAt(port, respond({ ...(await readBuilt(folder)), host }), host)
}

/**
 * @param {number} requested
 * @param {import("node:http").RequestListener} handle
 * @param {string | undefined} host
 * @returns {Promise<Server>}
 */
async function listenAt(requested, handle, host) {
  const { port, close } = await listen(requested, () => handle, host ? { hosts: [host] } : {})
  // A browser can't open the address that stands for all addresses of this machine.
  const isEveryAddress = host === "0.0.0.0" || host === "::"
  const name = !host || isEveryAddress ? "localhost" : host.includes(":") ? `[${host}]` : host
  return { url: `http://${name}:${port}`, port, close }
}

/**
 * A built site's files, its configuration, and the headers that follow from it.
 * @param {string} folder
 */
async function readBuilt(folder) {
  const config = await readConfig(await readFile(join(folder, "config.json"), "utf8"))
  return { files: await readSite(folder), config, headers: liveHeaders(config) }
}

/**
 * What `npm start` prints once the page answers. Its last line is the address.
 * @param {{ live?: boolean, port?: number, host?: string | undefined }} options those of `start`
 * @param {{ url: string, port: number }} server
 * @returns {string[]}
 */
export function announce({ live = false, port: requested = DEFAULT_PORT, host }, { url, port }) {
  const lines = []
  if (requested !== 0 && port !== requested)
    lines.push(`Port ${requested} is taken. Using port ${port}.`)
  if (host !== undefined) lines.push(`Listening on host ${host}, port ${port}.`)
  if (host !== undefined && !live) lines.push("The sandbox answers only on this machine.")
  return [...lines, url]
}

/**
 * Entry point of `npm start`: serves, prints the address once it answers, and stops cleanly on Ctrl-C.
 * @param {{ live?: boolean, open?: boolean, port?: number, host?: string }} [options] `live`: as a static host does, without the
 *   sandbox. `open`: opens the address in the default browser
 * @returns {Promise<void>}
 */
export async function start({ live = false, open = false, ...options } = {}) {
  const server = await (live ? serveLive(options) : serve(options))
  process.stdout.write(`${announce({ live, ...options }, server).join("\n")}\n`)
  // After closing, nothing keeps the process alive, so it exits by itself.
  const stop = () => void server.close()
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
  if (open && !(await openBrowser(server.url)))
    process.stdout.write("No browser could be opened. Open the address yourself.\n")
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await start()
