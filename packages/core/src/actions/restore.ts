import type { WalletError } from "../contract/errors.js"
import { toWalletError } from "../contract/parse-error.js"
import type { CallOptions } from "../contract/wallet.js"
import { readConnection } from "../state/memory.js"
import type { Remembered } from "../state/persistence.js"
import { disconnected, restoring } from "../state/transitions.js"
import type { Context } from "./context.js"
import { loadSignatures } from "./load-signatures.js"

/** Checks the remembered connection without opening a window. The outcome is in the state. Never rejects. */
export async function restore(context: Context, options: CallOptions = {}): Promise<void> {
  const { config, memory, modules, store, ended } = context
  const remembered = await readConnection(memory)
  const { status } = store.getState()
  if (status === "connecting" || status === "connected" || ended.aborted) return
  if (!remembered || !modules.get(remembered.walletId)) {
    // The connection that the first frame showed turned out not to exist.
    if (status === "restoring") {
      const selectedModuleId = modules.get(config.selectedWalletId ?? "")?.productId
      store.setState(disconnected(store.getState(), { selectedModuleId }))
    }
    return
  }
  const { walletId } = remembered
  store.setState(restoring(disconnected(store.getState()), remembered))
  const fail = (error: WalletError): void => notRestored(context, remembered, error)
  void loadSignatures()
  try {
    const [{ restoreFrom }] = await Promise.all([
      import("./with-connection.js"),
      modules.load(walletId),
    ])
    await restoreFrom({ ...context, fail }, remembered, options)
  } catch (thrown) {
    if (store.getState().status === "restoring") fail(toWalletError(thrown, walletId))
  }
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
