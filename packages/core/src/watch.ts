import { capabilitiesOf } from "./capabilities.js"
import { connected } from "./connection-transitions.js"
import { isAddress } from "./encoding/strkey.js"
import { WalletError } from "./errors.js"
import { rememberConnection } from "./memory.js"
import { listenTo } from "./modules.js"
import { toWalletError } from "./parse-error.js"
import { forgetConnection, type Memory } from "./persistence.js"
import type { Requests } from "./request.js"
import type { KitState, WalletNetwork } from "./state.js"
import type { Store } from "./store.js"
import type { LockedReason, NetworkResult, WalletChange, WalletModule } from "./wallet.js"

/** Follows the connected wallet's account and network. */
export interface Watcher {
  start(module: WalletModule): void
  /** The connection holds again after another one was not made: takes what its wallet told meanwhile. */
  resume(): void
  /** The page has lost a wallet. If it is the connected one, the state says so and it is watched no more. */
  lose(walletId: string, error: WalletError): void
  stop(): void
}

/** Watches one wallet at a time, for one kit. Tells when a wallet has changed or has ended the connection. */
export function createWatcher(
  store: Store<KitState>,
  requests: Requests,
  memory: Memory,
  tell: { changed(): void; ended(): void },
): Watcher {
  let stop: (() => void) | undefined
  let watched: WalletModule | undefined
  /** What it told while another connection was being made: it tells nothing twice. */
  let meanwhile: WalletChange = {}

  function changed(module: WalletModule, said: unknown): void {
    const change = readChange(said)
    const { address, network, ended, lost, reason } = change
    tell.changed()
    const state = store.getState()
    if (state.status === "connecting" && state.standing?.selectedModuleId === module.productId) {
      meanwhile = { ...meanwhile, ...change }
      return
    }
    if (state.status !== "connected" || state.selectedModuleId !== module.productId) return
    if (ended) {
      forgetConnection(memory)
      tell.ended()
      return
    }
    if (lost) {
      lose(module.productId, toWalletError(lost, module.productId))
      return
    }
    if (network) store.setState({ ...state, walletNetwork: withBinding(module, network) })
    if (address !== undefined) accountChanged(module, address, reason)
  }

  function lose(walletId: string, error: WalletError): void {
    const state = store.getState()
    if (state.status !== "connected" || state.selectedModuleId !== walletId) return
    stop?.()
    stop = undefined
    store.setState({ ...state, lost: error })
  }

  function accountChanged(module: WalletModule, address: string, reason?: LockedReason): void {
    const state = store.getState()
    if (state.status !== "connected") return
    // What a wallet says is shown, and asked to sign: its shape has been looked at there, its checksum is not.
    if (address !== "" && !isAddress(address)) return
    // No address: locked, or not granted for the account chosen there. The connection stands, and says so.
    if (address === "" || address === state.activeAddress) {
      const locked = address === ""
      if (state.locked === locked && state.lockedReason === reason) return
      const { lockedReason: _, ...rest } = state
      store.setState({ ...rest, locked, ...(locked && reason ? { lockedReason: reason } : {}) })
      return
    }
    const { walletNetwork } = state
    const walletId = module.productId
    const known = { selectedModuleId: walletId, activeAddress: address, walletNetwork }
    store.setState(connected(state, { ...known, trust: "reported" }))
    rememberConnection(memory, { walletId, address })
    requests.cancelAll(
      new WalletError(
        "wrong-account",
        `The account was changed in ${module.productName} while it was being asked. Ask again.`,
      ),
      // A wallet may make the account that a request names its present one: that is no other account.
      (request) => request.kind !== "connect" && request.address !== address,
    )
  }

  return {
    start(module) {
      stop?.()
      watched = module
      meanwhile = {}
      stop = listenTo(() => module.watch?.((change) => changed(module, change)))
    },
    resume() {
      const told = meanwhile
      meanwhile = {}
      if (watched) changed(watched, told)
    },
    lose,
    stop() {
      stop?.()
      stop = undefined
    },
  }
}

/** What a module told, as far as it can be read; the rest counts as not told. */
function readChange(said: unknown): WalletChange {
  try {
    const { address, network, ended, lost, reason } = said as Partial<
      Record<keyof WalletChange, unknown>
    >
    const walletNetwork = networkIn(network)
    return {
      ...(typeof address === "string" ? { address } : {}),
      ...(walletNetwork ? { network: walletNetwork } : {}),
      ...(ended === true ? { ended } : {}),
      ...(reason === "locked" || reason === "account" ? { reason } : {}),
      ...(WalletError.is(lost) ? { lost } : {}),
    }
  } catch {
    return {}
  }
}

/** A network that a wallet reported, and whether it decides what this wallet signs. */
export function withBinding(module: WalletModule, network: NetworkResult): WalletNetwork {
  return { ...network, binding: capabilitiesOf(module).network === "binding" }
}

/** The network that a wallet's module named; undefined for a value that names none. */
export function networkIn(said: unknown): NetworkResult | undefined {
  try {
    const { network, networkPassphrase } = said as Partial<Record<keyof NetworkResult, unknown>>
    if (typeof networkPassphrase !== "string" || networkPassphrase === "") return undefined
    return { network: typeof network === "string" ? network : networkPassphrase, networkPassphrase }
  } catch {
    return undefined
  }
}
