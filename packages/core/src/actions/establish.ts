import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { AddressResult, LockedReason, WalletModule } from "../contract/wallet.js"
import { isAddress } from "../encoding/strkey.js"
import { inTurn } from "../requests/turns.js"
import { capabilitiesOf } from "../state/capabilities.js"
import { connected } from "../state/connection-transitions.js"
import { keptConnection, MAX_OTHERS, named } from "../state/connections.js"
import { rememberConnections } from "../state/memory.js"
import type { Trust } from "../state/state.js"
import type { Context } from "./context.js"
import { readNetwork } from "./network.js"

/** How a connection becomes the active one. */
interface EstablishOptions {
  trust: Trust
  locked?: boolean
  lockedReason?: LockedReason
  /** Keeps the active connection, as an inactive one. */
  add?: boolean | undefined
  /** The account that the wallet uses now, if known. By default, the connection's own unless it is only remembered. */
  used?: string | undefined
}

/** Makes a wallet's account the active one: state, memory, list order, network, watching. */
export function establish(
  context: Context,
  module: WalletModule,
  { address, path }: AddressResult,
  { trust, locked = false, lockedReason, add, used }: EstablishOptions,
): void {
  const { store, memory, modules, availability } = context
  const walletId = module.productId
  const state = store.getState()
  const former = add ? keptConnection(state) : undefined
  const formerTransport = former && modules.get(former.walletId)?.transport
  const others = former
    ? [{ ...former, ...(formerTransport && { transport: formerTransport }) }]
    : []
  const isThis = named({ address, walletId })
  const otherConnections = [...others, ...state.otherConnections]
    .filter((each) => !isThis(each))
    .slice(0, MAX_OTHERS)
  const connection = { selectedModuleId: walletId, activeAddress: address, trust, locked, path }
  store.setState({
    ...connected(state, { ...connection, ...(lockedReason && { lockedReason }) }),
    otherConnections,
  })
  const active = { walletId, address, path, transport: module.transport }
  rememberConnections(memory, active, otherConnections)
  if (trust !== "remembered") availability.used(walletId)
  context.watcher()?.start(module, used ?? (trust === "remembered" ? undefined : address))
  if (module.getNetwork && capabilitiesOf(module).network !== "none" && trust !== "remembered") {
    // The network is shown when it arrives; it is read again before a signature.
    inTurn(module, () => readNetwork(context, module)).catch(() => {})
  }
}

/** The account in a reply. Throws `bad-reply` unless it is a Stellar address: G…, M… or C…. */
export function readAccount(
  module: WalletModule,
  reply: unknown,
): { account: AddressResult; proven: boolean } {
  let cause: unknown
  try {
    const { address, path, proven } = reply as Partial<Record<keyof AddressResult, unknown>>
    if (isAddress(address)) {
      const account = typeof path === "string" ? { address, path } : { address }
      return { account, proven: proven === true }
    }
  } catch (thrown) {
    cause = thrown
  }
  throw new WalletError(
    "bad-reply",
    reason("noAddress", "{wallet} didn't return a Stellar address.", {
      wallet: module.productName,
    }),
    {
      cause,
    },
  )
}
