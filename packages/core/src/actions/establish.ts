import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { AddressResult, WalletModule } from "../contract/wallet.js"
import { isAddress } from "../encoding/strkey.js"
import { inTurn } from "../requests/turns.js"
import { capabilitiesOf } from "../state/capabilities.js"
import { connected } from "../state/connection-transitions.js"
import { rememberConnection } from "../state/memory.js"
import type { Trust } from "../state/state.js"
import type { Context } from "./context.js"
import { readNetwork } from "./network.js"

/** Makes a wallet the connected one: state, memory, list order, network, watching. */
export function establish(
  context: Context,
  module: WalletModule,
  { address, path }: AddressResult,
  { trust, locked = false }: { trust: Trust; locked?: boolean },
): void {
  const { store, memory, availability } = context
  const walletId = module.productId
  const connection = { selectedModuleId: walletId, activeAddress: address, trust, locked, path }
  store.setState(connected(store.getState(), connection))
  rememberConnection(memory, { walletId, address, path, transport: module.transport })
  if (trust !== "remembered") availability.used(walletId)
  context.watcher()?.start(module)
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
