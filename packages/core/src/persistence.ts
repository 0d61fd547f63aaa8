/** Any storage: three functions, synchronous or not. `localStorage` is one. */
export interface KitStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}

/** The names under which the kit keeps what outlives the page: only public facts. */
export const storageKeys = {
  /** JSON array of wallet ids, most recently used first. */
  usedWallets: "alidade:used-wallets",
  /** JSON `{walletId, address, path?}` of the last connection. */
  connection: "alidade:connection",
} as const

/** The last connection. */
export interface Remembered {
  walletId: string
  address: string
  /** Derivation path of a hardware wallet's account. */
  path?: string
}

/** Where a kit remembers its connection. */
export interface Memory {
  readonly storage: KitStorage | null
  /** The connection that the app remembers by other means, where the storage holds none. */
  known: Remembered | undefined
  /** The connection was ended while a storage was still being read. */
  forgotten: boolean
}

/** The memory of a kit, in the storage of its configuration. */
export function createMemory({
  storage,
  remembered,
}: {
  storage?: KitStorage | null
  remembered?: Remembered
}): Memory {
  return {
    storage: storage === undefined ? browserStorage() : storage,
    known: connectionIn(remembered),
    forgotten: false,
  }
}

/** The remembered connection, unchecked, so that the first frame can show it; a promise where the storage is slow. */
export function firstConnection({
  storage,
  known,
}: Memory): Promise<unknown> | Remembered | undefined {
  try {
    const text = storage?.getItem(storageKeys.connection)
    if (text instanceof Promise) return text
    return connectionIn(JSON.parse(text ?? "null")) ?? known
  } catch {
    return known
  }
}

/** Forgets the connection. A storage that fails keeps it; nothing else depends on that. */
export function forgetConnection(memory: Memory): void {
  memory.known = undefined
  memory.forgotten = true
  attempt(() => memory.storage?.removeItem(storageKeys.connection))
}

/** Changes a storage, which may be full, forbidden or broken: the kit then works, and only remembers less. */
export function attempt(write: () => void | Promise<void>): void {
  try {
    Promise.resolve(write()).catch(() => {})
  } catch {}
}

/** The connection in a stored value, as far as its shape shows; undefined for anything else. */
export function connectionIn(value: unknown): Remembered | undefined {
  const { walletId, address, path } = (value ?? {}) as Record<string, unknown>
  if (typeof walletId !== "string" || typeof address !== "string") return undefined
  // The first load has no checksum: it is checked before the wallet is asked.
  if (!/^[GCM][2-7A-Z]{55,68}$/.test(address)) return undefined
  return { walletId, address, ...(path === undefined ? {} : { path: path as string }) }
}

/** `localStorage` where there is one that may be touched. */
function browserStorage(): KitStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}
