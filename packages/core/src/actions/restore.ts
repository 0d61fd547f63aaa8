import type { WalletError } from "../contract/errors.js"
import { toWalletError } from "../contract/parse-error.js"
import type { CallOptions } from "../contract/wallet.js"
import { readConnections } from "../state/memory.js"
import type { Remembered } from "../state/persistence.js"
import { disconnected, restoring } from "../state/transitions.js"
import { loadConnectionParts, requireConnectionParts } from "./connection-parts.js"
import type { Context } from "./context.js"

/** Checks the remembered connection without opening a window. The outcome is in the state. Never rejects. */
export async function restore(context: Context, options: CallOptions = {}): Promise<void> {
  const { memory, modules, store, ended } = context
  const remembered = (await readConnections(memory)).filter(({ walletId }) => modules.get(walletId))
  const [first] = remembered
  const { status } = store.getState()
  if (status === "connecting" || status === "connected" || ended.aborted) return
  if (!first) return nothingRemembered(context)
  // The first frame, too, shows the address before its checksum is checked.
  store.setState(restoring(disconnected(store.getState()), first))
  try {
    await Promise.all([loadConnectionParts(), modules.load(first.walletId)])
    const [active, ...others] = requireConnectionParts().checkedConnections(remembered)
    if (store.getState().status !== "restoring") return
    if (!active) return nothingRemembered(context)
    if (active.address !== first.address || others.length > 0)
      store.setState(
        restoring(disconnected(store.getState(), { otherConnections: others }), active),
      )
    await restoreConnection(context, active, options)
  } catch (thrown) {
    if (store.getState().status === "restoring")
      notRestored(context, first, toWalletError(thrown, first.walletId))
  }
}

/** Asks the wallet of the connection that is being restored. */
export async function restoreConnection(
  context: Context,
  remembered: Remembered,
  options: CallOptions = {},
): Promise<void> {
  const loading = context.modules.load(remembered.walletId)
  if (loading) await loading
  const fail = (error: WalletError): void => notRestored(context, remembered, error)
  await requireConnectionParts().restoreFrom({ ...context, fail }, remembered, options)
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
  { walletId, address, path }: Remembered,
  error: WalletError,
): void {
  const { store, availability } = context
  const previous = { walletId, address, ...(path && { path }) }
  store.setState(disconnected(store.getState(), { error, previous }))
  const stop = availability.onArrival(walletId, () => {
    stop()
    void restore(context)
  })
}
