import type { Kit } from "@alidade/core"
import type { Mode } from "../networks.js"
import { browserStorage, keptAs } from "./preferences.js"

/** Under which key the kit remembers its last connection. */
const CONNECTION = "alidade:connection"

/**
 * Ends the connection here when it was ended in another tab of this mode: the kit itself follows only its own names in
 * `localStorage`, and this page keeps the two modes apart. Returns how to stop.
 */
export function followOtherTabs(kit: Kit, mode: Mode): () => void {
  const connection = keptAs(mode, CONNECTION)
  const onStorage = ({ storageArea, key }: StorageEvent): void => {
    const storage = browserStorage()
    // A null key: the storage was cleared.
    if (storageArea !== storage || (key !== connection && key !== null)) return
    // A tab that slept hears late: what was connected since is not to be forgotten with what was ended.
    if (storage?.getItem(connection) !== null) return
    const { status } = kit.getState()
    if (status === "connected" || status === "restoring") void kit.disconnect()
  }
  window.addEventListener("storage", onStorage)
  return () => window.removeEventListener("storage", onStorage)
}
