export interface Wallet {
  id: string
  name: string
  isAvailable: boolean
}

/** A store of one list, as React reads it. */
export function createStore(wallets: readonly Wallet[]) {
  let state = wallets
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    write(next: readonly Wallet[]) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type Store = ReturnType<typeof createStore>
