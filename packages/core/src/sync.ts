import { connecting } from "./connection-transitions.js"
import type { Context } from "./context.js"
import { storageKeys } from "./persistence.js"
import { restore } from "./restore.js"
import { disconnected } from "./transitions.js"

/** Follows the connection in other tabs of this origin, as the app's `sync` says. Returns how to stop. */
export function followOtherTabs(context: Context): () => void {
  const { config, store } = context
  const mode = config.sync ?? "disconnect"
  if (mode === "off" || config.storage !== undefined || typeof window === "undefined") {
    return () => {}
  }
  const onStorage = (event: StorageEvent): void => {
    // A frame of this tab may change or clear its `sessionStorage`: that is another one.
    if (event.storageArea !== window.localStorage) return
    // A null key: the storage was cleared.
    if (event.key !== storageKeys.connection && event.key !== null) return
    const state = store.getState()
    const { status } = state
    if (event.newValue === null) {
      if (status === "connected" || status === "restoring") context.endConnection()
      // What is being made goes on; what would hold if it is not made has ended.
      if (status === "connecting")
        store.setState(connecting(disconnected(state), state.selectedModuleId))
    } else if (mode === "session") {
      if (status === "connected") context.endConnection()
      void restore(context)
    }
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}
