import type { WalletModule } from "@alidade/core"
import { callListener } from "./call-listener.js"
import type { StellarWalletsKitModule } from "./module.js"

type Listener = Parameters<NonNullable<WalletModule["watch"]>>[0]

/** Those who watch a module. Several kits of a page may use the same module object. */
const watchers = new WeakMap<StellarWalletsKitModule, Set<Listener>>()

/**
 * `onChange` as `watch`. `onChange` cannot be stopped, so it is called once for each module, and reports to all who watch
 * at that time.
 */
export function watchOf(module: StellarWalletsKitModule): NonNullable<WalletModule["watch"]> {
  return (listener) => {
    const listeners = watchers.get(module) ?? new Set()
    listeners.add(listener)
    if (!watchers.has(module)) report(module, listeners)
    // Last, so that an `onChange` that throws is called again.
    watchers.set(module, listeners)
    return () => {
      listeners.delete(listener)
    }
  }
}

function report(module: StellarWalletsKitModule, listeners: ReadonlySet<Listener>): void {
  module.onChange?.(({ address, network, networkPassphrase, error }) => {
    // With an error, the other fields say nothing.
    if (error) return
    for (const listener of [...listeners])
      callListener(() => listener({ address, network: { network, networkPassphrase } }))
  })
}
