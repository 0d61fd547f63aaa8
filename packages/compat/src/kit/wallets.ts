import type { Kit, WalletCard, WalletModule } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { fromStellarWalletsKit, type StellarWalletsKitModule } from "../from-stellar-wallets-kit.js"
import { OwnModule } from "./own-module.js"
import type { ISupportedWallet } from "./types.js"

/** The adapted modules: a kit keeps a wallet's connection as long as it gets the same object. */
const adapted = new WeakMap<StellarWalletsKitModule, WalletModule>()

/** The wallets for `createKit` behind an app's modules: Alidade's own, and adapted ones. */
export function walletsOf(
  modules: readonly StellarWalletsKitModule[],
): readonly (WalletCard | WalletModule)[] {
  return modules.map((module) => {
    if (module instanceof OwnModule) return module.wallet
    const wallet = adapted.get(module) ?? fromStellarWalletsKit(module)
    adapted.set(module, wallet)
    return wallet
  })
}

/** Checks which of the app's modules are available, 500 ms each. Resolves to the list in the app's order. */
export async function supportedWallets(
  kit: Kit,
  modules: readonly StellarWalletsKitModule[],
): Promise<ISupportedWallet[]> {
  const [found, wrappers] = await Promise.all([
    kit.refreshSupportedWallets(),
    Promise.all(modules.map(wrapsPage)),
  ])
  return modules.map(({ productId }, index) => {
    const { id, name, type, isAvailable, icon, url } = found.find(({ id }) => id === productId)!
    return { id, name, type, isAvailable, isPlatformWrapper: wrappers[index]!, icon, url }
  })
}

/** How long a module may take to say whether the page is open in its wallet's browser, in ms, as in those kits. */
const WRAPPER_MS = 500

async function wrapsPage(module: StellarWalletsKitModule): Promise<boolean> {
  if (!module.isPlatformWrapper) return false
  return conversation({ ms: WRAPPER_MS }, () => module.isPlatformWrapper?.()).catch(() => false)
}
