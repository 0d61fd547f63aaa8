/** A storage of the browser. It may be missing, forbidden or full: then nothing is kept, and nothing throws. */
type Area = "localStorage" | "sessionStorage"

/** The stored keys that begin with a prefix. */
export function keysFrom(area: Area, prefix: string): string[] {
  try {
    return Object.keys(globalThis[area]).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** A stored text. A missing one is empty. */
export function readKey(area: Area, key: string): string {
  try {
    return globalThis[area].getItem(key) ?? ""
  } catch {
    return ""
  }
}

/** The value of a JSON text. Undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Stores a value as JSON. Returns whether the browser saved it. */
export function writeKey(area: Area, key: string, value: unknown): boolean {
  try {
    globalThis[area].setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function forgetKey(area: Area, key: string): void {
  try {
    globalThis[area].removeItem(key)
  } catch {
    // Without storage, nothing is kept.
  }
}
