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
  const key = `alidade-web:${mode}:${name}`
  return {
    read() {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined
      } catch {
        return undefined
      }
    },
    write(value) {
      try {
        sessionStorage.setItem(key, JSON.stringify(value))
        return true
      } catch {
        return false
      }
    },
  }
}
