import type { Context } from "./context.js"
import { conversation } from "./conversation.js"
import { WalletError } from "./errors.js"
import { limits } from "./limits.js"
import { disconnected } from "./transitions.js"
import { joinLine } from "./turns.js"

/** Ends the connection at once, here and in memory; the wallet is told, and what it makes of that is not awaited long. */
export async function disconnect(context: Context): Promise<void> {
  const { store, memory, modules } = context
  const state = store.getState()
  memory.forgetConnection()
  if (state.status === "disconnected") {
    // A connection that could not be restored is forgotten with its reason.
    if (state.previous) store.setState(disconnected(state))
    return
  }
  endConnection(context)
  // While another is being connected, the one that stands is told; the other's request is cancelled.
  const standing = state.status === "connecting" ? state.standing : undefined
  const module = modules.get((standing ?? state).selectedModuleId)
  if (!module?.disconnect) return
  const turn = module.oneAtATime ? joinLine(module.productId) : undefined
  const told = async (): Promise<void> => {
    await turn?.come
    await module.disconnect?.()
  }
  const ms = module.limits?.read ?? limits.read
  await conversation({ ms }, told).catch(() => {})
  turn?.leave()
}

/** Clears the active address, cancels what is pending, tells the app. Memory and wallet are left alone. */
export function endConnection({ store, emitter, requests, watcher }: Context): void {
  watcher.stop()
  store.setState(disconnected(store.getState()))
  requests.cancelAll(new WalletError("aborted", "The wallet was disconnected."))
  emitter.emit("disconnect", undefined)
}
