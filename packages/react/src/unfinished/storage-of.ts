import type { SendStorage } from "@alidade/core/send"

/** The storage that an app gave, or by default the page's `localStorage`. Null where that does not exist or is blocked. */
export function storageOf(given: SendStorage | null | undefined): SendStorage | null {
  if (given !== undefined) return given
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
