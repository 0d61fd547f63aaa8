import {
  type CallOptions,
  type Capabilities,
  networks,
  reason,
  type SignOptions,
  type WalletCard,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { clientLoader } from "../client-loader.js"
import type { Bridge } from "./client.js"
import type { LoadLibrary } from "./library.js"
import { AFTER_CANCEL, waits } from "./limits.js"
import type { ListedWallet } from "./listing.js"
import type {
  WalletConnectModule,
  WalletConnectParameters,
  WalletNames,
  WalletSession,
} from "./parameters.js"
import { joinApp } from "./with-app.js"

/** The specification's text if the client was not started or cannot start (section 8). */
const NOT_RUNNING = reason("notRunning", "WalletConnect is not running yet")

/** Error text if the app has not configured the bridge: the relay rejects apps without a project id. */
const NOT_SET_UP = reason(
  "notSetUp",
  "This app has not set up WalletConnect: pass a project id (projectId), a relay (relayUrl) or a client (client).",
)

/**
 * Builds the module of wallets on phones, over WalletConnect. Client and library are loaded with the first call. Throws
 * 'Wallet network "x" is not supported' for networks other than Public and Testnet.
 */
export function walletConnectModule(
  card: Omit<WalletCard, "load">,
  parameters: WalletConnectParameters,
  loadLibrary: LoadLibrary,
): WalletConnectModule {
  const { network } = parameters
  if (network !== undefined && network !== networks.Public && network !== networks.Testnet) {
    throw new WalletError(
      "bad-request",
      reason("networkUnsupported", 'Wallet network "{network}" is not supported', { network }),
    )
  }
  return bridgeModule(parameters, loadLibrary, card)
}

/** The bridge under its own name, or under the name of the one wallet whose app it opens. */
function bridgeModule(
  parameters: WalletConnectParameters,
  loadLibrary: LoadLibrary,
  names: WalletNames,
  app?: ListedWallet,
): WalletConnectModule {
  let bridge: Bridge | undefined
  let starting: Promise<Bridge> | undefined
  let { sessionId, onSessionDeleted } = parameters
  /** The last session whose deletion the app has heard of. Each row of a wallet's app follows the client too. */
  let deleted: string | undefined
  const report = (topic: string): void => {
    if (topic === deleted) return
    deleted = topic
    onSessionDeleted?.(topic)
  }
  const isSetUp = Boolean(parameters.projectId || parameters.relayUrl || parameters.client)

  const client = clientLoader(names, () => import("./client.js"))

  /** Loads and starts the client, once. */
  function start(): Promise<Bridge> {
    starting ??= Promise.resolve(client())
      .then(({ startBridge }) =>
        startBridge(parameters, {
          app,
          loadLibrary,
          onSessionDeleted: report,
        }),
      )
      .then((started) => {
        bridge = started
        // The session id may have been set before or during the start.
        if (sessionId) started.setSession(sessionId)
        return started
      })
      .catch((cause: unknown) => {
        starting = undefined
        throw new WalletError("internal", NOT_RUNNING, { cause })
      })
    return starting
  }
  const started = ({ signal }: CallOptions = {}): Promise<Bridge> =>
    conversation({ signal, ms: waits.start, late: NOT_RUNNING }, start)
  /** The running bridge, for calls that must not start it. An app's own client is already running. */
  async function running(): Promise<Bridge> {
    if (bridge) return bridge
    if (parameters.client) return start()
    throw new WalletError("internal", NOT_RUNNING)
  }

  return {
    ...names,
    limits: { connect: waits.connect },
    afterCancel: AFTER_CANCEL,
    // Before there is a session, capabilities are unknown. Then they are what the session grants.
    get capabilities(): Capabilities {
      const granted = bridge?.granted()
      const has = (method: string): boolean => !granted || granted.methods.includes(method)
      return {
        networks: parameters.network ? [parameters.network] : [networks.Public, networks.Testnet],
        authEntry: has("stellar_signAuthEntry") ? ["v1", "v2"] : [],
        message: has("stellar_signMessage"),
        messageBytes: !!granted?.draft,
        submit: has("stellar_signAndSubmitXDR"),
        network: granted?.network ? "informative" : "none",
        silentRestore: true,
        accountSelection: true,
        gesture: false,
        ...(granted && granted.accounts.length > 1 ? { accounts: granted.accounts } : {}),
      }
    },
    isAvailable: async () => typeof window !== "undefined" && isSetUp,
    isSetUp,
    obstacle: () => (isSetUp ? undefined : NOT_SET_UP),
    getAddress: async (options = {}) => (await started(options)).getAddress(options),
    restore: async (options = {}) => (await started(options)).restore(options),
    signTransaction: async (xdr: string, options: SignOptions = {}) =>
      (await started(options)).signTransaction(xdr, options),
    signAndSubmitTransaction: async (xdr: string, options: SignOptions = {}) =>
      (await started(options)).signAndSubmitTransaction(xdr, options),
    signAuthEntry: async (entry: string, options: SignOptions = {}) =>
      (await started(options)).signAuthEntry(entry, options),
    signMessage: async (message: string | Uint8Array, options: SignOptions = {}) =>
      (await started(options)).signMessage(message, options),
    // A session for both networks has no single network: each request names one.
    get getNetwork(): WalletModule["getNetwork"] {
      const network = bridge?.granted()?.network
      return network && (async () => network)
    },
    watch(listener) {
      if (bridge) return bridge.watch(listener)
      let stop: (() => void) | undefined
      let stopped = false
      running().then(
        (found) => {
          if (!stopped) stop = found.watch(listener)
        },
        // Nothing runs, so there are no changes to report.
        () => {},
      )
      return () => {
        stopped = true
        stop?.()
      }
    },
    disconnect: async () => bridge?.disconnect(),

    get status(): "notRunning" | "ready" {
      return bridge || parameters.client ? "ready" : "notRunning"
    },
    sessions: async (): Promise<readonly WalletSession[]> => (await running()).sessions(),
    setSession(id) {
      sessionId = id
      bridge?.setSession(id)
    },
    closeSession: async (id, reason = "Session closed") =>
      (await running()).closeSession(id, reason),
    async onSessionDeleted(callback) {
      await running()
      onSessionDeleted = callback
    },
    get phone() {
      const peer = bridge?.granted()?.peer
      return { by: names.productName, inUse: true, ...(peer ? { peer } : {}) }
    },
    withApp(module, { productName: name, productIcon: icon, appLink: phone = "", capabilities }) {
      const { productId, productName, productUrl, productIcon, moduleType } = module
      const names = { productId, productName, productUrl, productIcon, moduleType }
      if (!isSetUp) return module
      const shared = { ...parameters, onSessionDeleted: report }
      const app = bridgeModule(shared, loadLibrary, names, { id: productId, name, icon, phone })
      return joinApp(module, app, this, capabilities?.networks)
    },
  }
}
