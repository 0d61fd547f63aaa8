import type { ClientStorage } from "./client.js"

/** A store in memory, for a client whose sessions end with its process. */
export function memoryStorage(): ClientStorage {
  const stored = new Map<string, unknown>()
  return {
    getKeys: async () => [...stored.keys()],
    getEntries: async <Value>() => [...stored] as [string, Value][],
    getItem: async <Value>(key: string) => stored.get(key) as Value | undefined,
    setItem: async (key, value) => void stored.set(key, structuredClone(value)),
    removeItem: async (key) => void stored.delete(key),
  }
}
