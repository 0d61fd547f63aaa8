import { conversation } from "./conversation.js"
import { isAddress } from "./encoding/strkey.js"
import { limits } from "./limits.js"

/** Any storage: three functions, synchronous or not. `localStorage` is one. */
export interface KitStorage {
  getItem(key: string): string | null | Promise<string | null>
  setItem(key: string, value: string): void | Promise<void>
  removeItem(key: string): void | Promise<void>
}

/** Under these names the kit keeps what outlives the page: public facts alone. */
export const storageKeys = {
  /** JSON array of wallet ids, most recently used first. */
  usedWallets: "alidade:used-wallets",
  /** JSON `{walletId, address, path?}` of the last connection. */
  connection: "alidade:connection",
} as const

/** The last connection, as it is remembered. */
export interface Remembered {
  walletId: string
  address: string
  /** Derivation path of a hardware wallet's account. */
  path?: string
}

/** What a kit remembers. A storage that fails changes nothing but the memory. */
export interface Memory {
  usedWallets(): Later<readonly string[]>
  connection(): Later<Remembered | null>
  rememberWallet(walletId: string, used: readonly string[]): void
  rememberConnection(connection: Remembered): void
  forgetConnection(): void
}

/** Now from a synchronous storage (so that the first frame is right), a moment later from another. */
export type Later<T> = T | Promise<T>

/** How many used wallets are kept. */
const USED_WALLETS = 16

/**
 * The memory of a kit in a storage; null for a kit without one.
 * `elsewhere`: a connection that the app remembers by other means, where the storage holds none.
 */
export function createMemory(storage: KitStorage | null, elsewhere?: Remembered): Memory {
  let known = parseConnection(elsewhere)
  /** The connection was ended while a storage was still being read. */
  let forgotten = false
  const read = <T>(key: string, parse: (value: unknown) => T): Later<T> => {
    const fromText = (text: string | null): T => {
      try {
        return parse(text === null ? null : JSON.parse(text))
      } catch {
        return parse(null)
      }
    }
    try {
      const text = storage?.getItem(key) ?? null
      if (text === null || typeof text === "string") return fromText(text)
      // One that never answers must not keep the wallets from being asked.
      return conversation({ ms: limits.read }, () => text).then(fromText, () => parse(null))
    } catch {
      return parse(null)
    }
  }
  const attempt = (write: () => void | Promise<void> | undefined): void => {
    try {
      void Promise.resolve(write()).catch(() => {})
    } catch {
      // Full, forbidden or broken: the connection works all the same, it is only not remembered.
    }
  }
  return {
    usedWallets: () => read(storageKeys.usedWallets, parseIds),
    connection() {
      forgotten = false
      return read(storageKeys.connection, (value) =>
        forgotten ? null : (parseConnection(value) ?? known),
      )
    },
    rememberWallet(walletId, used) {
      const ids = [walletId, ...used.filter((id) => id !== walletId)].slice(0, USED_WALLETS)
      attempt(() => storage?.setItem(storageKeys.usedWallets, JSON.stringify(ids)))
    },
    rememberConnection(connection) {
      attempt(() => storage?.setItem(storageKeys.connection, JSON.stringify(connection)))
    },
    forgetConnection() {
      known = null
      forgotten = true
      attempt(() => storage?.removeItem(storageKeys.connection))
    },
  }
}

/** `localStorage` where there is one that may be touched. */
export function browserStorage(): KitStorage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

function parseIds(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : []
}

/** Reads a remembered connection from JSON's value, or from what the app remembers; null for anything else. */
export function parseConnection(value: unknown): Remembered | null {
  if (typeof value !== "object" || value === null) return null
  const { walletId, address, path } = value as Record<string, unknown>
  // What was remembered is shown, and asked to sign: it is checked like what a wallet says.
  if (typeof walletId !== "string" || !isAddress(address)) return null
  return typeof path === "string" && /^[\d'/]{1,40}$/.test(path)
    ? { walletId, address, path }
    : { walletId, address }
}
