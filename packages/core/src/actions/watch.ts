import { WalletError } from "../contract/errors.js"
import { toWalletError } from "../contract/parse-error.js"
import { reason } from "../contract/reason.js"
import type { LockedReason, NetworkResult, WalletChange, WalletModule } from "../contract/wallet.js"
import { isAddress } from "../encoding/strkey.js"
import { capabilitiesOf } from "../state/capabilities.js"
import { connected } from "../state/connection-transitions.js"
import { activeConnection, named } from "../state/connections.js"
import { rememberConnections } from "../state/memory.js"
import type { WalletNetwork } from "../state/state.js"
import { listenTo } from "../wallets/modules.js"
import { namedAddress } from "./called-wallet.js"
import type { Context, Watcher } from "./context.js"
import { endConnections } from "./end-connections.js"

/** Watches one wallet at a time, for one kit. */
export function createWatcher(context: Context): Watcher {
  const { store, requests, memory, availability } = context
  let stop: (() => void) | undefined
  let watched: WalletModule | undefined
  /** What the wallet reported while another connection was being made. Wallets report each change once. */
  let meanwhile: WalletChange = {}
  /** The accounts that wallets are known to use, by wallet. A report of the same account is no change. */
  const used = new Map<string, string>()

  function changed(module: WalletModule, value: unknown): void {
    const change = readChange(value)
    const { address, network, ended, lost, reason } = change
    availability.update()
    const state = store.getState()
    if (state.status === "connecting" && state.current?.selectedModuleId === module.productId) {
      meanwhile = { ...meanwhile, ...change }
      return
    }
    if (state.status !== "connected" || state.selectedModuleId !== module.productId) return
    if (ended) {
      endConnections(context, ({ walletId }) => walletId === module.productId)
      return
    }
    if (lost) {
      reportLost(module.productId, toWalletError(lost, module.productId))
      return
    }
    if (network) store.setState({ ...state, walletNetwork: withBinding(module, network) })
    if (address !== undefined) accountChanged(module, address, reason)
  }

  function reportLost(walletId: string, error: WalletError): void {
    const state = store.getState()
    if (state.status !== "connected" || state.selectedModuleId !== walletId) return
    stop?.()
    stop = undefined
    store.setState({ ...state, lost: error })
    // Nobody would answer them. With two answering parties, the user may be choosing one. The connection that has just been
    // accepted has its answer.
    requests.cancelAll(
      error,
      ({ kind, prompt, ...request }) =>
        request.walletId === walletId && kind !== "connect" && prompt?.kind !== "parties",
    )
  }

  function accountChanged(
    module: WalletModule,
    address: string,
    lockedReason?: LockedReason,
  ): void {
    const state = store.getState()
    if (state.status !== "connected") return
    // The address is shown and used for signing. The module has checked its shape, but not its checksum.
    if (address !== "" && !isAddress(address)) return
    // No address: locked, or no access to the account chosen in the wallet. The connection stays, and the state says
    // so.
    const walletId = module.productId
    const isThis = named({ address, walletId })
    const isOther = state.otherConnections.some(isThis)
    // The app has switched from the account that the wallet still uses.
    const isKept = isOther && used.get(walletId) === address
    if (address !== "") used.set(walletId, address)
    if (address === "" || address === state.activeAddress || isKept) {
      const locked = address === ""
      if (state.locked === locked && state.lockedReason === lockedReason) return
      const { lockedReason: _, ...rest } = state
      store.setState({ ...rest, locked, ...(locked && lockedReason ? { lockedReason } : {}) })
      return
    }
    const { walletNetwork } = state
    const known = { selectedModuleId: walletId, activeAddress: address, walletNetwork }
    const active = activeConnection(state)
    // If both accounts are connected, they change places.
    const otherConnections =
      isOther && active
        ? [active, ...state.otherConnections.filter((each) => !isThis(each))]
        : state.otherConnections
    store.setState({ ...connected(state, { ...known, trust: "reported" }), otherConnections })
    rememberConnections(memory, { walletId, address }, otherConnections)
    const error = new WalletError(
      "wrong-account",
      reason("accountChanged", "The account in {wallet} changed during the request. Try again.", {
        wallet: module.productName,
      }),
    )
    // A wallet may switch to the account that a request names: that request is not affected.
    requests.cancelAll(
      error,
      (request) => request.kind !== "connect" && request.address !== address,
    )
    context.cancelWaiting(
      ({ kind, args }) => kind === "sign" && namedAddress(args) !== address,
      error,
    )
  }

  return {
    start(module, account) {
      if (account !== undefined) used.set(module.productId, account)
      stop?.()
      watched = module
      meanwhile = {}
      stop = listenTo(() => module.watch?.((change) => changed(module, change)))
    },
    resume() {
      const missed = meanwhile
      meanwhile = {}
      if (watched) changed(watched, missed)
    },
    used: (walletId) => used.get(walletId),
    reportLost,
    stop() {
      stop?.()
      stop = undefined
    },
  }
}

/** The readable part of a module's report; the rest is ignored. */
function readChange(value: unknown): WalletChange {
  try {
    const { address, network, ended, lost, reason } = value as Partial<
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

/** A network that a wallet reported, and whether the wallet signs only for it. */
export function withBinding(module: WalletModule, network: NetworkResult): WalletNetwork {
  return { ...network, binding: capabilitiesOf(module).network === "binding" }
}

/** The network that a wallet's module reported; undefined for an invalid value. */
export function networkIn(value: unknown): NetworkResult | undefined {
  try {
    const { network, networkPassphrase } = value as Partial<Record<keyof NetworkResult, unknown>>
    if (typeof networkPassphrase !== "string" || networkPassphrase === "") return undefined
    return { network: typeof network === "string" ? network : networkPassphrase, networkPassphrase }
  } catch {
    return undefined
  }
}
