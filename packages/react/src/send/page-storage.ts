import type { SendStorage } from "@alidade/core/send"

/** The page's `localStorage`, or null where it does not exist or is blocked. */
export function pageStorage(): SendStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
