import { establish, readAccount } from "./connect.js"
import type { Context } from "./context.js"
import { conversation } from "./conversation.js"
import { WalletError } from "./errors.js"
import { limits } from "./limits.js"
import { readConnection } from "./memory.js"
import { toWalletError } from "./parse-error.js"
import type { Remembered } from "./persistence.js"
import { disconnected, restoring } from "./transitions.js"
import type { CallOptions, WalletModule } from "./wallet.js"

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
  const loading = modules.load(walletId)
  if (loading) await loading
  const module = modules.get(walletId)
  if (!module || !isRestoring(context, walletId)) return
  const failure = modules.failure(walletId)
  if (failure) return notRestored(context, remembered, failure)
  await restoreFrom(context, module, remembered, options)
}

async function restoreFrom(
  context: Context,
  module: WalletModule,
  remembered: Remembered,
  { signal }: CallOptions,
): Promise<void> {
  const { walletId, address } = remembered
  // If a wallet cannot be asked without a window, trust the stored address.
  if (!module.restore) {
    establish(context, module, remembered, { trust: "remembered" })
    endIfAbsent(context, module, remembered)
    return
  }
  try {
    const wait = {
      signal: signal ?? context.ended,
      ms: module.limits?.restore ?? limits.restore,
      late: `${module.productName} isn't responding. It may be turned off or uninstalled.`,
    }
    const reply = await conversation(wait, async (call) =>
      module.restore?.({ signal: call.signal, address }),
    )
    if (!isRestoring(context, walletId)) return
    // No address: the wallet is available, but locked or without permission. Show the account; the wallet asks again on
    // use.
    if (!reply) return establish(context, module, remembered, { trust: "remembered", locked: true })
    establish(context, module, readAccount(module, reply).account, { trust: "reported" })
  } catch (thrown) {
    if (!isRestoring(context, walletId)) return
    const failure = toWalletError(thrown, walletId)
    const error =
      failure.kind === "timeout" && !hasResponded(context, walletId)
        ? noResponse(module, failure)
        : failure
    notRestored(context, remembered, error)
  }
}

/** Returns false once the connection has changed otherwise. */
function isRestoring({ store, ended }: Context, walletId: string): boolean {
  const state = store.getState()
  return !ended.aborted && state.status === "restoring" && state.selectedModuleId === walletId
}

/**
 * Ends a connection that is based only on memory if its wallet does not announce itself within the time limit of a
 * restore. Extensions can arrive late.
 */
function endIfAbsent(context: Context, module: WalletModule, remembered: Remembered): void {
  const { store, availability, watcher, ended } = context
  const { walletId, address } = remembered
  async function check(): Promise<void> {
    if (hasResponded(context, walletId) || (await availability.probe(module)) || ended.aborted)
      return
    const state = store.getState()
    // This connection may become current again while another wallet is being asked.
    if (state.status === "connecting") return wait()
    if (state.status !== "connected" || state.trust !== "remembered") return
    if (state.selectedModuleId !== walletId || state.activeAddress !== address) return
    const obstacle = module.obstacle?.()
    watcher.stop()
    const error = obstacle
      ? new WalletError("unsupported", obstacle, { walletId })
      : noResponse(module)
    notRestored(context, remembered, error)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(): void {
    timer = setTimeout(() => void check(), module.limits?.restore ?? limits.restore)
  }
  wait()
  ended.addEventListener("abort", () => clearTimeout(timer))
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

/** Whether the wallet has answered since the page was loaded. */
function hasResponded({ store }: Context, walletId: string): boolean {
  return store
    .getState()
    .allowedWallets.some(({ id, isAvailable }) => id === walletId && isAvailable)
}

/** The error for a remembered wallet that no longer responds. */
function noResponse({ productId, productName }: WalletModule, cause?: WalletError): WalletError {
  return new WalletError(
    "not-installed",
    `${productName} isn't responding. It may be turned off or uninstalled.`,
    { walletId: productId, cause },
  )
}
