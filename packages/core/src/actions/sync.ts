import { connecting } from "../state/connection-transitions.js"
import { CONNECTION_KEY } from "../state/persistence.js"
import { disconnected } from "../state/transitions.js"
import { loadConnectionParts, requireConnectionParts } from "./connection-parts.js"
import type { Context } from "./context.js"
import { restore } from "./restore.js"

/**
 * Follows the connection in other tabs of this origin, according to the app's `sync`. Returns a function that stops it.
 */
export function followOtherTabs(context: Context): () => void {
  const { config, store } = context
  const { storage } = context.memory
  const mode = config.sync ?? "disconnect"
  if (mode === "off" || !storage || typeof window === "undefined") return () => {}

  async function follow({ storageArea, key, newValue, oldValue }: StorageEvent): Promise<void> {
    // A frame of this tab may change its `sessionStorage`, which is a different storage.
    if (storageArea !== window.localStorage) return
    // A null key means that the storage was cleared. An app's own storage may prefix the kit's names.
    if (key !== null && !key.endsWith(CONNECTION_KEY)) return
    // The event may be late, or about another prefix: check what this kit's storage has now.
    if (((await storage?.getItem(CONNECTION_KEY)) ?? null) !== newValue) return
    const state = store.getState()
    const { status } = state
    if (newValue === null) {
      const others = state.otherConnections.map(({ walletId }) => walletId)
      for (const walletId of new Set([state.selectedModuleId ?? "", ...others]))
        context.modules.get(walletId)?.forgetAccess?.()
      if (status === "connected" || status === "restoring") context.endConnections()
      // A connection attempt continues; the connection that it would fall back to has ended.
      if (status === "connecting")
        store.setState(
          connecting(disconnected(state, { otherConnections: [] }), state.selectedModuleId),
        )
    } else if (mode === "session") {
      if (status === "connected") context.endConnections()
      void restore(context)
    } else if (state.otherConnections.length > 0 || newValue.includes('"others"')) {
      await loadConnectionParts()
      requireConnectionParts().followList(context, oldValue, newValue)
    }
  }

  // A storage that cannot be read ends nothing.
  const onStorage = (event: StorageEvent): void => void follow(event).catch(() => {})
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}
