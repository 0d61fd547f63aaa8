import { useEffect, useSyncExternalStore } from "react"
import type { WaitingItem } from "../logic/waiting/waiting-item.js"
import { usePage, usePageNetwork } from "./page.js"
import { openWaiting } from "./waiting-list.js"
import { openWaitingWatch, type WatchState } from "./waiting-watch.js"

/** The transactions of the page's network that wait for signatures or have ended, and what the network said about them. */
export interface Waiting extends WatchState {
  /** The latest first. */
  items: readonly WaitingItem[]
  discard: (item: WaitingItem) => void
}

/** The network is asked while a component uses it. */
export function useWaiting(): Waiting {
  const { mode, clocks } = usePage()
  const network = usePageNetwork()
  const list = openWaiting(mode, network.passphrase)
  const watch = openWaitingWatch(mode, network, clocks)
  const items = useSyncExternalStore(list.subscribe, list.getState)
  const state = useSyncExternalStore(watch.subscribe, watch.getState)
  useEffect(() => watch.follow(), [watch])
  return { ...state, items: items.toReversed(), discard: list.remove }
}
