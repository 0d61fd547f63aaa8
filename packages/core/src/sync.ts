import { connecting } from "./connection-transitions.js"
import type { Context } from "./context.js"
import { storageKeys } from "./persistence.js"
import { restore } from "./restore.js"
import { disconnected } from "./transitions.js"

/** Follows the connection in other tabs of this origin, as the app's `sync` says. Returns how to stop. */
export function followOtherTabs(context: Context): () => void {
  const { config, store } = context
  const { storage } = context.memory
  const mode = config.sync ?? "disconnect"
  if (mode === "off" || !storage || typeof window === "undefined") return () => {}

  async function follow({ storageArea, key, newValue }: StorageEvent): Promise<void> {
    // A frame of this tab may change or clear its `sessionStorage`: that is another one.
    if (storageArea !== window.localStorage) return
    // A null key: the storage was cleared. An app's own storage may put a prefix before the kit's names.
    if (key !== null && !key.endsWith(storageKeys.connection)) return
    // The event may be late, or about another prefix: what this kit's storage holds by now counts.
    if (((await storage?.getItem(storageKeys.connection)) ?? null) !== newValue) return
    const state = store.getState()
    const { status } = state
    if (newValue === null) {
      if (status === "connected" || status === "restoring") context.endConnection()
      // What is being made goes on; what would hold if it is not made has ended.
      if (status === "connecting")
        store.setState(connecting(disconnected(state), state.selectedModuleId))
    } else if (mode === "session") {
      if (status === "connected") context.endConnection()
      void restore(context)
    }
  }

  // A storage that cannot be read ends nothing.
  const onStorage = (event: StorageEvent): void => void follow(event).catch(() => {})
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}
