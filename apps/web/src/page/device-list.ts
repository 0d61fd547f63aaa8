import { createStore, type Store } from "@alidade/core"
import type { Mode } from "../logic/networks/networks.js"
import { fieldsOf, isTime } from "../logic/stellar/read-json.js"
import { forgetKey, keysFrom, parseJson, readKey, writeKey } from "./stored-keys.js"

const AREA = "localStorage"

/** A list that is kept on this device, in `localStorage`. It never leaves the page. */
export interface DeviceList<Item> extends Pick<Store<readonly Item[]>, "getState" | "subscribe"> {
  /**
   * Keeps items, each in place of the one with its key, as the latest. Returns whether the browser saved them: storage
   * may be full or forbidden. They then last until the page is closed.
   */
  put(...items: readonly Item[]): boolean
  /** Forgets items, by their keys. */
  remove(...items: readonly Item[]): void
}

/** What a list contains. */
export interface DeviceListOptions<Item> {
  /** Returns undefined for an invalid item, which is skipped. */
  read: (value: unknown) => Item | undefined
  /** Two items with one key are the same. */
  keyOf: (item: Item) => string
  /** Sorts the items, given with the latest last. Those that it leaves out are forgotten with the next `put`. */
  arrange?: (items: readonly Item[]) => readonly Item[]
}

const lists = new Map<string, unknown>()

/** The list of a mode: one for the whole page, so that its parts see each other's changes. */
export function openList<Item>(
  mode: Mode,
  name: string,
  options: DeviceListOptions<Item>,
): DeviceList<Item> {
  const key = `${mode} ${name}`
  const list = (lists.get(key) as DeviceList<Item> | undefined) ?? deviceList(mode, name, options)
  lists.set(key, list)
  return list
}

/**
 * Opens a list of a mode. Each item has its own key in the storage, so that tabs that change the list at once lose
 * nothing: to read a whole list and write it again loses items even under a lock, because browsers show a tab's write to
 * the processes of other tabs later.
 */
export function deviceList<Item>(
  mode: Mode,
  name: string,
  { read, keyOf, arrange = (items) => items }: DeviceListOptions<Item>,
): DeviceList<Item> {
  // Encoded, so that no list's prefix begins another's: names contain passphrases.
  const prefix = `alidade-web:${mode}:${encodeURIComponent(name)}/`
  /** Items that the browser didn't save. */
  const unsaved = new Map<string, Stored<Item>>()
  /** The valid items as they were read last, by their text: one that hasn't changed stays the same object. */
  let known: ReadonlyMap<string, Stored<Item>> = new Map()

  /** The valid stored items by key, as they are in the storage now. */
  function readStored(): ReadonlyMap<string, Stored<Item>> {
    const found = new Map<string, Stored<Item>>()
    const texts = new Map<string, Stored<Item>>()
    for (const storageKey of keysFrom(AREA, prefix)) {
      const text = readKey(AREA, storageKey)
      const key = storageKey.slice(prefix.length)
      const stored = known.get(text) ?? readItem(text, read)
      if (!stored || keyOf(stored.item) !== key) continue
      found.set(key, stored)
      texts.set(text, stored)
    }
    known = texts
    return found
  }

  function readAll(): readonly Item[] {
    const all = new Map([...readStored(), ...unsaved])
    const inOrder = [...all].sort(([key, one], [otherKey, other]) =>
      one.at === other.at ? (key < otherKey ? -1 : 1) : one.at - other.at,
    )
    latest = Math.max(latest, inOrder.at(-1)?.[1].at ?? 0)
    return arrange(inOrder.map(([, { item }]) => item))
  }

  /** The time of the latest item. */
  let latest = 0
  const store = createStore(readAll())

  function put(items: readonly Item[]): boolean {
    // After the latest item of any tab.
    readAll()
    for (const item of items) {
      latest = Math.max(latest + 1, Date.now())
      const stored = { at: latest, item }
      if (writeKey(AREA, prefix + keyOf(item), stored)) unsaved.delete(keyOf(item))
      else unsaved.set(keyOf(item), stored)
    }
    return items.every((item) => !unsaved.has(keyOf(item)))
  }

  function remove(keys: Iterable<string>): void {
    for (const key of keys) {
      unsaved.delete(key)
      forgetKey(AREA, prefix + key)
    }
  }

  return {
    getState: store.getState,
    subscribe(listener) {
      const follow = ({ key }: StorageEvent): void => {
        if (key === null || key.startsWith(prefix)) store.setState(readAll())
      }
      // Without listeners, nobody followed the other tabs.
      store.setState(readAll())
      // A page that is prerendered has no other tabs.
      globalThis.addEventListener?.("storage", follow)
      const stop = store.subscribe(listener)
      return () => {
        globalThis.removeEventListener?.("storage", follow)
        stop()
      }
    },
    put(...items) {
      const isSaved = put(items)
      const arranged = readAll()
      const keys = new Set(arranged.map(keyOf))
      remove([...readStored().keys()].filter((key) => !keys.has(key)))
      store.setState(arranged)
      return isSaved
    },
    remove(...items) {
      remove(items.map(keyOf))
      store.setState(readAll())
    },
  }
}

/** An item, and when it was put into the list, in ms since the epoch. */
interface Stored<Item> {
  at: number
  item: Item
}

function readItem<Item>(
  text: string,
  read: (value: unknown) => Item | undefined,
): Stored<Item> | undefined {
  const { at, item } = fieldsOf(parseJson(text))
  const valid = read(item)
  return valid === undefined ? undefined : { at: isTime(at) ? at : 0, item: valid }
}
