const listeners = new Set<(networkPassphrase: string) => void>()

/**
 * Says that a transaction of this page has been applied on a network, so that what is shown of its accounts is read
 * again. `sendTransaction` and the hooks do it; call it after what your app has sent in another way.
 */
export function ledgerChanged(networkPassphrase: string): void {
  for (const listener of [...listeners]) listener(networkPassphrase)
}

/** Calls back with the passphrase of a network on which this page has changed something. Returns a function that stops it. */
export function onLedgerChange(listener: (networkPassphrase: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
