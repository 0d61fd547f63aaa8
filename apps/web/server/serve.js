import { fileURLToPath } from "node:url"
import { listen, startSandbox } from "@alidade/sandbox/server"
import { readSite } from "./files.js"
import { pageHeaders } from "./headers.js"
import { liveNetworks, liveWallets, readLiveSettings } from "./live.js"
import { respond } from "./respond.js"

/** The built front end. */
const dist = fileURLToPath(new URL("../dist", import.meta.url))

/**
 * Serves the built front end and its sandbox on loopback.
 * @param {{ port?: number, sandboxPort?: number }} [options] Ports wanted: taken ones are replaced by the next
 *   free one, 0 leaves the choice to the system. By default 4173 and the sandbox's own.
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} `url` names `localhost`, because some wallets
 *   answer only there.
 */
export async function serve({ port = 4173, sandboxPort } = {}) {
  const files = await readSite(dist)
  const sandbox = await startSandbox(sandboxPort === undefined ? {} : { port: sandboxPort })
  try {
    const handle = respond({
      files,
      json: { "/sandbox.json": sandbox.config, "/live.json": readLiveSettings() },
      headers: {
        sandbox: pageHeaders(sandbox.config.networks, walletHosts(sandbox.config)),
        live: pageHeaders(liveNetworks, liveWallets),
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
 * The hosts of the simulated wallets that a page connects to or shows in a frame.
 * @param {import("@alidade/sandbox/browser").SandboxConfig} config
 */
function walletHosts({ walletsUrl, sites, hot, walletConnect }) {
  return {
    connect: [walletsUrl, hot.relayUrl, walletConnect.relayUrl, walletConnect.explorerUrl],
    frame: [hot.widgetUrl, sites.albedo],
    image: [walletConnect.explorerUrl],
  }
}

/**
 * Entry point of `npm start`: serves, prints the address once it answers, and stops cleanly on Ctrl-C.
 * @returns {Promise<void>}
 */
export async function start() {
  const { url, close } = await serve()
  process.stdout.write(`${url}\n`)
  // After closing, nothing keeps the process alive, so it exits by itself.
  const stop = () => void close()
  process.once("SIGINT", stop)
  process.once("SIGTERM", stop)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await start()
