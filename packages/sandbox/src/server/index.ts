import type { RequestListener } from "node:http"
import { type SandboxConfig, sandboxConfig } from "../config.js"
import { createLedger } from "../network/ledger.js"
import { horizonRoutes } from "./horizon/index.js"
import { hotRelayRoutes } from "./hot/index.js"
import { respond } from "./http.js"
import { listen } from "./listen.js"
import type { Network } from "./network.js"
import { router } from "./router.js"
import { rpcRoute } from "./rpc/index.js"
import { readSites, siteRoutes } from "./sites.js"
import { openWalletConnect } from "./walletconnect/index.js"
import { openWallets } from "./wallets/index.js"

export type { SandboxConfig, SandboxNetwork } from "../config.js"
export { listen } from "./listen.js"
export { isForHere } from "./loopback.js"

/** Where Stellar's Quickstart image listens. */
const DEFAULT_PORT = 8000

/** A sandbox that is running. */
export interface Sandbox {
  /** Where its parts are; the port is the one that it got. */
  readonly config: SandboxConfig
  /** Stops it and cuts all connections; its ledgers and its web wallets are gone. */
  close(): Promise<void>
}

/**
 * Starts the sandbox on this machine, over loopback alone, IPv4 and IPv6: its networks, each with a ledger of its own
 * in memory, behind Horizon, JSON-RPC and a faucet; and the web wallets, their pages and their models. The networks
 * are test networks, not validators.
 *
 * @param options.port the next free one is taken if it is not; 0 takes any; 8000 by default
 * @param options.sites the folder of the web wallets' built pages; by default where the package's build puts them
 * @throws the system's error when it cannot listen
 */
export async function startSandbox({
  port = DEFAULT_PORT,
  sites,
}: {
  port?: number
  sites?: string
} = {}): Promise<Sandbox> {
  const ledgers = new Map(
    sandboxConfig(port).networks.map(({ id, passphrase }) => [id, createLedger({ passphrase })]),
  )
  const wallets = openWallets(sandboxConfig(port))
  const walletConnect = openWalletConnect()
  const hotRelay = hotRelayRoutes(wallets.model("hot"))
  const files = readSites(sites)
  // Made for each address that is listened on: what keeps a state is made before.
  const requests = (bound: number): RequestListener => {
    const served = sandboxConfig(bound).networks.map(
      (network): Network => ({ ...network, ledger: ledgers.get(network.id)! }),
    )
    return respond(
      router([
        ...served.flatMap((network) => [...horizonRoutes(network), rpcRoute(network)]),
        ...siteRoutes(files, bound),
        ...wallets.routes,
        ...walletConnect.routes,
        ...hotRelay,
      ]),
    )
  }
  const listening = await listen(port, requests, { upgrade: walletConnect.upgrade })
  return {
    config: sandboxConfig(listening.port),
    async close() {
      wallets.close()
      walletConnect.close()
      // What pages follow ends before the connections are cut: a browser writes an error for those that break.
      await new Promise(setImmediate)
      await listening.close()
    },
  }
}
