import { createStore, type Store } from "@alidade/core"
import { useSyncExternalStore } from "react"

/**
 * The page's copy for offline use: not made yet, complete, or of a newer version than the open page.
 */
export type Offline = "absent" | "ready" | "newer"

const store: Store<Offline> = createStore<Offline>("absent")

/** Sets what `useOffline` returns. */
export const setOffline: (state: Offline) => void = store.setState

/** The state of the page's copy for offline use. */
export function useOffline(): Offline {
  return useSyncExternalStore(store.subscribe, store.getState, () => "absent")
}
