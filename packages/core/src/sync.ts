import type { Context } from "./context.js"
import { endConnection } from "./disconnect.js"
import { storageKeys } from "./persistence.js"
import { restore } from "./restore.js"

/** Follows the connection in other tabs of this origin, as the app's `sync` says. Returns how to stop. */
export function followOtherTabs(context: Context): () => void {
  const { config, store } = context
  const mode = config.sync ?? "disconnect"
  if (mode === "off" || config.storage !== undefined || typeof window === "undefined") {
    return () => {}
  }
  const onStorage = (event: StorageEvent): void => {
    // A null key: the storage was cleared.
    if (event.key !== storageKeys.connection && event.key !== null) return
    const { status } = store.getState()
    if (event.newValue === null) {
      if (status === "connected" || status === "restoring") endConnection(context)
    } else if (mode === "session") {
      if (status === "connected") endConnection(context)
      void restore(context)
    }
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}
