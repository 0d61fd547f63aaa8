import type { Mode } from "../networks.js"

/** A place that survives a reload of this tab: one JSON value. */
export interface TabSlot {
  /** What was written last, unchecked; undefined where there is nothing, or nothing that can be read. */
  read(): unknown
  /** Replaces it. Returns whether the browser kept it: storage may be full, or forbidden. */
  write(value: unknown): boolean
}

/**
 * A slot in `sessionStorage`, apart for each mode. It ends with the tab: signatures are not left behind on a shared
 * computer, and two tabs do not overwrite each other's work.
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
