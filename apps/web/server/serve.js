import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { listen, startSandbox } from "@alidade/sandbox/server"
import { readConfig } from "./config.js"
import { readSite } from "./files.js"
import { liveHeaders, pageHeaders } from "./headers.js"
import { withoutMeta } from "./host-rules.js"
import { respond } from "./respond.js"

/** The built front end. */
const dist = fileURLToPath(new URL("../dist", import.meta.url))

/** @typedef {{ url: string, close: () => Promise<void> }} Server */

/**
 * Serves the built front end and its sandbox on loopback.
 * @param {{ port?: number, sandboxPort?: number, folder?: string }} [options] Ports wanted: taken ones are replaced by
 *   the next free one, 0 leaves the choice to the system. By default 4173 and the sandbox's own. `folder` is the built
 *   site.
 * @returns {Promise<Server>} `url` names `localhost`, because some wallets answer only there.
 */
export async function serve({ port = 4173, sandboxPort, folder = dist } = {}) {
  const site = await readBuilt(folder)
  const page = withoutMeta(await readFile(join(folder, "index.html"), "utf8"))
  const sandbox = await startSandbox(sandboxPort === undefined ? {} : { port: sandboxPort })
  const { config, ...rest } = site
  try {
    const handle = respond({
      ...rest,
      sandbox: {
        json: { "/config.json": { ...config, sandbox: true }, "/sandbox.json": sandbox.config },
        headers: pageHeaders(sandbox.config.networks, simulatedHosts(sandbox.config)),
        page,
      },
    })
    const server = await listen(port, () => handle)
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
 * Serves the built front end on loopback as a host does, without a sandbox.
 * @param {{ port?: number, folder?: string }} [options] `folder` is the built site. The port is as for `serve`.
 * @returns {Promise<Server>}
 */
export async function serveLive({ port = 4173, folder = dist } = {}) {
  const handle = respond(await readBuilt(folder))
  const server = await listen(port, () => handle)
  return { url: `http://localhost:${server.port}`, close: () => server.close() }
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
 * The hosts of the simulated wallets that a page connects to or shows in a frame.
 * @param {import("@alidade/sandbox/browser").SandboxConfig} config
 */
function simulatedHosts({ walletsUrl, sites, hot, walletConnect }) {
  return {
    connect: [walletsUrl, hot.relayUrl, walletConnect.relayUrl, walletConnect.explorerUrl],
    frame: [hot.widgetUrl, sites.albedo],
    image: [walletConnect.explorerUrl],
  }
}

/**
 * Entry point of `npm start`: serves, prints the address once it answers, and stops cleanly on Ctrl-C.
 * @param {{ live?: boolean }} [options] `live`: as a host does, without the sandbox
 * @returns {Promise<void>}
 */
export async function start({ live = false } = {}) {
  const { url, close } = await (live ? serveLive() : serve())
  process.stdout.write(`${url}\n`)
  // After closing, nothing keeps the process alive, so it exits by itself.
  const stop = () => void close()
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await start()
