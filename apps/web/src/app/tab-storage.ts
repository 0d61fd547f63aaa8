import type { Mode } from "../networks.js"

/** One JSON value that survives a reload of this tab. */
export interface TabSlot {
  /** The last written value, unchecked. Undefined if it is missing or unreadable. */
  read(): unknown
  /** Replaces the value. Returns whether the browser saved it: storage may be full or forbidden. */
  write(value: unknown): boolean
}

/**
 * A slot in `sessionStorage`, separate for each mode. It ends with the tab, so signatures are not left on a shared
 * computer, and two tabs do not overwrite each other.
 */
export function tabSlot(mode: Mode, name: string): TabSlot {
  return slotIn(() => sessionStorage, slotKey(mode, name))
}

/** The key of a slot in the browser's storage. */
export function slotKey(mode: Mode, name: string): string {
  return `alidade-web:${mode}:${name}`
}

/** A slot in one of the browser's storages, which may be forbidden. */
export function slotIn(storage: () => Storage, key: string): TabSlot {
  return {
    read() {
      try {
        return JSON.parse(storage().getItem(key) ?? "null") ?? undefined
      } catch {
        return undefined
      }
    },
    write(value) {
      try {
        storage().setItem(key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
  }
}
