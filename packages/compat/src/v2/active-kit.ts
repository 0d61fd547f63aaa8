import { createKit, type Kit, networks, WalletError } from "@alidade/core"
import type { StellarWalletsKitModule } from "../from-stellar-wallets-kit.js"
import { walletsOf } from "../kit/wallets.js"

/** The page's only kit of version 2, and the app's modules. */
interface ActiveKit {
  kit: Kit
  modules: readonly StellarWalletsKitModule[]
}

let active: ActiveKit | undefined
/** Those who wait for the kit. */
const waiting = new Set<(kit: Kit) => void>()

/**
 * Creates the page's kit, or replaces its wallets. A module of a wallet that the kit has already is not used: an app may
 * start the kit more than once, and its connection stays.
 */
export function startKit(modules: readonly StellarWalletsKitModule[]): Kit {
  const before = active
  if (before) {
    const known = new Map(before.modules.map((module) => [module.productId, module]))
    const kept = modules.map((module) => known.get(module.productId) ?? module)
    active = { kit: before.kit, modules: kept }
    void before.kit.setWallets(walletsOf(kept))
    return before.kit
  }
  const kit = createKit({ network: networks.Public, wallets: walletsOf(modules) })
  active = { kit, modules }
  for (const start of waiting) start(kit)
  waiting.clear()
  return kit
}

/** The page's kit. Throws `no-wallet` before `init`. */
export function activeKit(): ActiveKit {
  if (active) return active
  throw new WalletError("no-wallet", "Call StellarWalletsKit.init({ modules }) first.")
}

/** The page's kit if there is one. */
export function startedKit(): ActiveKit | undefined {
  return active
}

/** Calls back with the kit, now or after `init`. Returns a function that stops it, and what the callback started. */
export function whenStarted(start: (kit: Kit) => () => void): () => void {
  let stop = (): void => void waiting.delete(begin)
  const begin = (kit: Kit): void => {
    stop = start(kit)
  }
  if (active) begin(active.kit)
  else waiting.add(begin)
  return () => stop()
}
