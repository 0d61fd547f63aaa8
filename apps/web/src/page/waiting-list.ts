import type { Mode } from "../logic/networks/networks.js"
import { readWaitingItem, type WaitingItem } from "../logic/waiting/waiting-item.js"
import { type DeviceList, openList } from "./device-list.js"

/** Maximum number of items, and of characters of all envelopes. */
const MOST = 40
const SIZE = 500_000

/** How long an item that has ended is kept, in ms. */
const ENDED = 5 * 86_400_000

/** The transactions of a network that wait for signatures in this browser, or have ended, latest last. */
export function openWaiting(mode: Mode, passphrase: string): DeviceList<WaitingItem> {
  return openList(mode, `waiting:${passphrase}`, {
    read: readWaitingItem,
    keyOf: ({ hash }) => hash,
    arrange: (items) => bounded(items, Date.now()),
  })
}

/** Keeps an item. If the browser has no room for it, those that have ended make way. */
export function putWaiting(list: DeviceList<WaitingItem>, item: WaitingItem): void {
  if (list.put(item)) return
  list.remove(...list.getState().filter(({ ending, hash }) => ending && hash !== item.hash))
  list.put(item)
}

/** Without those that ended long ago, and without the oldest beyond the limits. Those that have ended go first. */
export function bounded(items: readonly WaitingItem[], now: number): readonly WaitingItem[] {
  const recent = items.filter(({ ending, endedAt = now }) => !ending || now - endedAt < ENDED)
  const kept = new Set<WaitingItem>()
  let size = 0
  for (const item of [
    ...recent.filter(({ ending }) => !ending).reverse(),
    ...recent.filter(({ ending }) => ending).reverse(),
  ]) {
    size += item.xdr.length
    if (kept.size >= MOST || size > SIZE) break
    kept.add(item)
  }
  return recent.filter((item) => kept.has(item))
}
