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
  let known = elsewhere ?? null
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
      return text instanceof Promise ? text.then(fromText, () => parse(null)) : fromText(text)
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
    connection: () => read(storageKeys.connection, (value) => parseConnection(value) ?? known),
    rememberWallet(walletId, used) {
      const ids = [walletId, ...used.filter((id) => id !== walletId)].slice(0, USED_WALLETS)
      attempt(() => storage?.setItem(storageKeys.usedWallets, JSON.stringify(ids)))
    },
    rememberConnection(connection) {
      attempt(() => storage?.setItem(storageKeys.connection, JSON.stringify(connection)))
    },
    forgetConnection() {
      known = null
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

/** Reads a remembered connection from JSON's value; null for anything else. */
function parseConnection(value: unknown): Remembered | null {
  if (typeof value !== "object" || value === null) return null
  const { walletId, address, path } = value as Record<string, unknown>
  // G…, M… and C… addresses: what storage holds is shown, so its shape is checked.
  const isAddress = typeof address === "string" && /^[GMC][A-Z2-7]{55,68}$/.test(address)
  if (typeof walletId !== "string" || !isAddress) return null
  return typeof path === "string" && /^[\d'/]{1,40}$/.test(path)
    ? { walletId, address, path }
    : { walletId, address }
}
