import { createStore, type Store } from "@alidade/core"
import type { Mode } from "../networks.js"
import { slotIn, slotKey } from "./tab-storage.js"

/** A list that is kept on this device, in `localStorage`. It never leaves the page. */
export interface DeviceList<Item> extends Pick<Store<readonly Item[]>, "getState" | "subscribe"> {
  /**
   * Replaces the list by what `change` returns for the current one, which another tab may have changed. Returns whether
   * the browser saved it: storage may be full or forbidden. The list then lasts until the page is closed.
   */
  update(change: (items: readonly Item[]) => readonly Item[]): boolean
}

/** Opens a list of a mode. `read` returns undefined for an invalid item, which is skipped. */
export function deviceList<Item>(
  mode: Mode,
  name: string,
  read: (value: unknown) => Item | undefined,
): DeviceList<Item> {
  const key = slotKey(mode, name)
  const slot = slotIn(() => localStorage, key)
  const readAll = (): readonly Item[] => {
    const stored = slot.read()
    return Array.isArray(stored) ? stored.flatMap((item) => read(item) ?? []) : []
  }
  const store = createStore(readAll())
  /** Whether the last change is only in memory. */
  let unsaved = false
  return {
    getState: store.getState,
    subscribe(listener) {
      const follow = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) store.setState(readAll())
      }
      window.addEventListener("storage", follow)
      const stop = store.subscribe(listener)
      return () => {
        window.removeEventListener("storage", follow)
        stop()
      }
    },
    update(change) {
      const items = change(unsaved ? store.getState() : readAll())
      unsaved = !slot.write(items)
      store.setState(items)
      return !unsaved
    },
  }
}
