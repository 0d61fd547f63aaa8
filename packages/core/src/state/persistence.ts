/** A storage: three functions, synchronous or not. `localStorage` is one. */
export interface KitStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}

/**
 * Where the storage has JSON `{walletId, address, path?, transport?, others?}` of the active connection, and the others in the
 * same form. The kit stores only public facts.
 */
export const CONNECTION_KEY = "alidade:connection"

/** The last connection. */
export interface Remembered {
  walletId: string
  address: string
  /** Derivation path of a hardware wallet's account. */
  path?: string
  /** How the wallet was reached (`WalletModule.transport`). */
  transport?: string
}

/** Where a kit remembers its connection. */
export interface Memory {
  readonly storage: KitStorage | null | undefined
  /** The connection that the app remembers by other means, if the storage has none. */
  known: Remembered | undefined
  /** The connection was ended while a storage was still being read. */
  forgotten: boolean
  /** Aborts when the kit is destroyed. */
  readonly ended: AbortSignal
}

/** Creates the memory of a kit, with its configured storage, or `localStorage` if it is accessible. */
export function createMemory(
  config: { storage?: KitStorage | null; remembered?: Remembered },
  ended: AbortSignal,
): Memory {
  const known = connectionIn(config.remembered)
  let { storage } = config
  try {
    if (storage === undefined) storage = globalThis.localStorage
  } catch {}
  return { storage, known, forgotten: false, ended }
}

/** The remembered connection, unchecked, so that the first frame can show it. An asynchronous storage is read later. */
export function firstConnection({ storage, known }: Memory): Remembered | undefined {
  try {
    return connectionIn(JSON.parse(storage?.getItem(CONNECTION_KEY) as string)) ?? known
  } catch {
    return known
  }
}

/** Forgets the connection. A storage that fails keeps it; nothing else depends on that. */
export async function forgetConnection(memory: Memory): Promise<void> {
  memory.known = undefined
  memory.forgotten = true
  try {
    await memory.storage?.removeItem(CONNECTION_KEY)
  } catch {}
}

/** The connection in a stored value, checked only for its shape; undefined for anything else. */
export function connectionIn(value: unknown): Remembered | undefined {
  const stored = value as Remembered | null | undefined
  // The first load contains no checksum code; the address is fully checked before the wallet is called.
  const known = typeof stored?.address === "string" && /^[GCM][2-7A-Z]{55,68}$/.test(stored.address)
  return known ? stored : undefined
}
