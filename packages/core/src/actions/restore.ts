import type { WalletError } from "../contract/errors.js"
import { toWalletError } from "../contract/parse-error.js"
import type { CallOptions } from "../contract/wallet.js"
import { readConnection } from "../state/memory.js"
import type { Remembered } from "../state/persistence.js"
import { disconnected, restoring } from "../state/transitions.js"
import { loadConnectionParts, requireConnectionParts } from "./connection-parts.js"
import type { Context } from "./context.js"

/** Checks the remembered connection without opening a window. The outcome is in the state. Never rejects. */
export async function restore(context: Context, options: CallOptions = {}): Promise<void> {
  const { memory, modules, store, ended } = context
  const stored = await readConnection(memory)
  const { status } = store.getState()
  if (status === "connecting" || status === "connected" || ended.aborted) return
  if (!stored || !modules.get(stored.walletId)) return nothingRemembered(context)
  const { walletId } = stored
  // The first frame, too, shows the address before its checksum is checked.
  store.setState(restoring(disconnected(store.getState()), stored))
  const fail = (error: WalletError): void => notRestored(context, stored, error)
  try {
    await Promise.all([loadConnectionParts(), modules.load(walletId)])
    const { checkedConnection, restoreFrom } = requireConnectionParts()
    const remembered = checkedConnection(stored)
    if (!remembered) return nothingRemembered(context)
    await restoreFrom({ ...context, fail }, remembered, options)
  } catch (thrown) {
    if (store.getState().status === "restoring") fail(toWalletError(thrown, walletId))
  }
}

/** The connection that the first frame showed turned out not to exist. */
function nothingRemembered({ config, modules, store }: Context): void {
  const state = store.getState()
  if (state.status !== "restoring") return
  const selectedModuleId = modules.get(config.selectedWalletId ?? "")?.productId
  store.setState(disconnected(state, { selectedModuleId }))
}

/** Records who was connected and why restoring failed. It is retried once the wallet becomes available. */
function notRestored(
  context: Context,
  { walletId, address }: Remembered,
  error: WalletError,
): void {
  const { store, availability } = context
  store.setState(disconnected(store.getState(), { error, previous: { walletId, address } }))
  const stop = availability.onArrival(walletId, () => {
    stop()
    void restore(context)
  })
}
