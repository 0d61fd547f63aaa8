import type { RequestListener } from "node:http"
import { createNetwork, networkRoutes } from "@alidade/network"
import { router } from "@alidade/network/http"
import { type SandboxConfig, sandboxConfig } from "../config.js"
import type { SandboxAccount } from "../wallet/keys.js"
import type { WalletControls } from "../wallet/model.js"
import { fundAccounts } from "./fund.js"
import { hotRelayRoutes } from "./hot/index.js"
import { respond } from "./http.js"
import { listen } from "./listen.js"
import { openPasskeyAccounts } from "./passkey-accounts/index.js"
import { openRelayer } from "./relayer/index.js"
import { openSignIn } from "./sign-in/index.js"
import { readSites, siteRoutes } from "./sites.js"
import { openWalletConnect } from "./walletconnect/index.js"
import { openWallets } from "./wallets/index.js"

export type { SandboxConfig, SandboxNetwork, SandboxSignIn } from "../config.js"
export { listen } from "./listen.js"
export { isLocalHost } from "./loopback.js"

/** The port that Stellar's Quickstart image uses. */
const DEFAULT_PORT = 8000

/** Controls of a web wallet in the server. Changes take effect at once. */
export interface WebWalletControls extends WalletControls<void> {
  /** Replaces the accounts, and restores the initial settings. The first account is the active one. */
  hold(accounts: readonly SandboxAccount[]): void
}

/** A running sandbox. */
export interface Sandbox {
  /** Its addresses, with the actual port. */
  readonly config: SandboxConfig
  /** The web wallets, which all pages and windows share. */
  readonly wallets: Readonly<Record<"albedo" | "hot" | "xbull", WebWalletControls>>
  /**
   * Has the faucet of each network top accounts (`G…`) up to 10,000 XLM. An account that has as much gets nothing.
   *
   * @throws an error with the faucet's reply if it refuses an address
   */
  fund(...addresses: string[]): Promise<void>
  /** Stops the sandbox and closes all connections. Its ledgers and web wallets are lost. */
  close(): Promise<void>
}

/**
 * Starts the sandbox on this machine, on the loopback addresses only (IPv4 and IPv6). It serves test networks (not
 * validators), each with its own ledger in memory behind Horizon, JSON-RPC, and a faucet, a server that signs users
 * in on each, a relayer on each, and the web wallets' pages and models.
 *
 * @param options.port the first port to try, 8000 by default; 0 takes any free one
 * @param options.sites the folder of the web wallets' built pages; by default the package's build output
 * @throws the system's error if it cannot listen
 */
export async function startSandbox({
  port = DEFAULT_PORT,
  sites,
}: {
  port?: number
  sites?: string
} = {}): Promise<Sandbox> {
  const started = new Map(
    sandboxConfig(port).networks.map(({ id, passphrase }) => [id, createNetwork({ passphrase })]),
  )
  const wallets = openWallets(sandboxConfig(port))
  const walletConnect = openWalletConnect()
  const signIn = openSignIn()
  const hotRelay = hotRelayRoutes(wallets.model("hot"))
  const relayers = sandboxConfig(port).networks.flatMap((network) =>
    openRelayer({ ...network, ledger: started.get(network.id)!.ledger }),
  )
  const files = readSites(sites)
  // This runs for each address, so anything with state is created outside.
  const requests = (bound: number): RequestListener => {
    const served = sandboxConfig(bound).networks.map((one) => {
      const network = started.get(one.id)!
      return { ...one, ledger: network.ledger, network }
    })
    return respond(
      router([
        ...served.flatMap(networkRoutes),
        ...served.flatMap(({ network, horizonUrl }) =>
          openPasskeyAccounts({ ...network, horizonUrl }),
        ),
        ...served.flatMap(signIn.siteRoutes),
        ...signIn.routes,
        ...siteRoutes(files),
        ...wallets.routes,
        ...walletConnect.routes,
        ...hotRelay,
        ...relayers,
      ]),
    )
  }
  const listening = await listen(port, requests, { upgrade: walletConnect.upgrade })
  const config = sandboxConfig(listening.port)
  return {
    config,
    wallets: {
      albedo: wallets.model("albedo"),
      hot: wallets.model("hot"),
      xbull: wallets.model("xbull"),
    },
    fund: (...addresses) => fundAccounts(config, addresses),
    async close() {
      wallets.close()
      walletConnect.close()
      // Streams end before the connections close. Otherwise browsers would log errors.
      await new Promise(setImmediate)
      await listening.close()
    },
  }
}
