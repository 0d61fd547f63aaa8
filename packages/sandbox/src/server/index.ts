import type { RequestListener } from "node:http"
import { createNetwork, networkRoutes } from "@alidade/network"
import { json, type Route, router } from "@alidade/network/http"
import {
  type OutsideNetwork,
  type SandboxConfig,
  type SandboxNetwork,
  sandboxConfig,
} from "../config.js"
import type { SandboxAccount } from "../wallet/keys.js"
import type { WalletControls } from "../wallet/model.js"
import { fundAccounts } from "./fund.js"
import { hotRelayRoutes } from "./hot/index.js"
import { respond } from "./http.js"
import { injectScriptRoutes } from "./inject-script.js"
import { listen } from "./listen.js"
import { checkOutside } from "./networks/outside.js"
import { type RunningNetwork, runningNetworks } from "./networks/running.js"
import { openPasskeyAccounts } from "./passkey-accounts/index.js"
import { openPhone } from "./phone.js"
import { type Recorder, recordRequests } from "./record.js"
import { openRelayer } from "./relayer/index.js"
import { openSignIn } from "./sign-in/index.js"
import { readSites, siteRoutes } from "./sites.js"
import { openWalletConnect } from "./walletconnect/index.js"
import { localOnly } from "./wallets/control.js"
import { openWallets } from "./wallets/index.js"

export type {
  OutsideNetwork,
  SandboxConfig,
  SandboxNetwork,
  SandboxSignIn,
} from "../config.js"
export { listen } from "./listen.js"
export { isLocalHost } from "./loopback.js"
export type {
  ContractArguments,
  ContractCallOptions,
  RunningNetwork,
} from "./networks/running.js"
export { PortTakenError } from "./port-holder.js"
export type { Recorded, RecordedMessage, RecordedRequest, Recorder } from "./record.js"

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
  /**
   * Its networks by id, for tests in this process: `await sandbox.networks.local.deploy(wasm)`. Reading one that somebody
   * else runs throws an error that says where it is.
   */
  readonly networks: Readonly<Record<SandboxNetwork["id"], RunningNetwork>>
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

/** Options of `startSandbox`. */
export interface StartOptions {
  /** The first port to try, 8000 by default. 0 takes any free one. */
  port?: number
  /** The folder of the web wallets' built pages. By default the package's build output. */
  sites?: string
  /**
   * A network that somebody else runs, such as Stellar's Quickstart image. It takes the place of the sandbox's network
   * with its passphrase, or else of the local one, and most wallets start on it.
   */
  network?: OutsideNetwork
  /** Whether a taken port is a `PortTakenError`. By default the next free port is used. */
  strict?: boolean
  /** Takes each message between a page and a wallet of the server, and each request to its services, in order. */
  record?: Recorder
  /**
   * Called when a program of this machine asks the sandbox to end, by `POST /sandbox/stop`. The caller should close it.
   * Without this, the path does not exist.
   */
  onStop?: () => void
}

/**
 * Starts the sandbox on this machine, on the loopback addresses only (IPv4 and IPv6). It serves test networks (not
 * validators), each with its own ledger in memory behind Horizon, JSON-RPC, and a faucet, a server that signs users
 * in on each, a relayer on each, and the web wallets' pages and models.
 *
 * @throws PortTakenError if no port is free; the system's error if it cannot listen; TypeError if `network` is invalid;
 *   an error if it does not answer, or has another passphrase
 */
export async function startSandbox({
  port = DEFAULT_PORT,
  sites,
  network: outside,
  strict = false,
  record,
  onStop,
}: StartOptions = {}): Promise<Sandbox> {
  if (outside) await checkOutside(outside)
  const configOn = (bound: number): SandboxConfig => sandboxConfig(bound, outside)
  const ownNetworks = (bound: number): SandboxNetwork[] =>
    configOn(bound).networks.filter(({ passphrase }) => passphrase !== outside?.passphrase)
  const started = new Map(
    ownNetworks(port).map(({ id, passphrase }) => [id, createNetwork({ passphrase })]),
  )
  const wallets = openWallets(configOn(port))
  const walletConnect = openWalletConnect()
  const signIn = openSignIn()
  const hotRelay = hotRelayRoutes(wallets.model("hot"))
  const phone = openPhone(wallets.model("phone"))
  if (record) wallets.record(record)
  const relayers = ownNetworks(port).flatMap((network) =>
    openRelayer({ ...network, ledger: started.get(network.id)!.ledger }),
  )
  const files = readSites(sites)
  // This runs for each address, so anything with state is created outside.
  const requests = (bound: number): RequestListener => {
    const served = ownNetworks(bound).map((one) => {
      const network = started.get(one.id)!
      return { ...one, ledger: network.ledger, network }
    })
    const handler = router([
      ...served.flatMap(networkRoutes),
      ...served.flatMap(({ network, horizonUrl }) =>
        openPasskeyAccounts({ ...network, horizonUrl }),
      ),
      ...served.flatMap(signIn.siteRoutes),
      ...signIn.routes,
      { path: "/wallets/network", GET: localOnly(() => json({ outside })) },
      ...injectScriptRoutes(configOn(bound), wallets.injected),
      ...siteRoutes(files, outside),
      ...(onStop ? [stopRoute(onStop)] : []),
      ...phone.routes,
      ...wallets.routes,
      ...walletConnect.routes,
      ...hotRelay,
      ...relayers,
    ])
    return respond(record ? recordRequests(handler, record) : handler)
  }
  const listening = await listen(port, requests, {
    upgrade: walletConnect.upgrade,
    strict,
  })
  const config = configOn(listening.port)
  phone.start(config)
  return {
    config,
    networks: runningNetworks(config.networks, started),
    wallets: {
      albedo: wallets.model("albedo"),
      hot: wallets.model("hot"),
      xbull: wallets.model("xbull"),
    },
    fund: (...addresses) => fundAccounts(config, addresses),
    async close() {
      phone.stop()
      wallets.close()
      walletConnect.close()
      // Streams end before the connections close. Otherwise browsers would log errors.
      await new Promise(setImmediate)
      await listening.close()
    },
  }
}

function stopRoute(onStop: () => void): Route {
  const POST = localOnly(() => {
    onStop()
    return json({})
  })
  return { path: "/sandbox/stop", POST }
}
