import { type Kit, reason, type WalletCard, WalletError, type WalletModule } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { checkModule, checkModules } from "../check-module.js"
import { fromStellarWalletsKit } from "../from-stellar-wallets-kit.js"
import type { StellarWalletsKitModule } from "../module.js"
import { OwnModule } from "./own-module.js"
import type { ISupportedWallet } from "./types.js"

/** The adapted modules: a kit keeps a wallet's connection as long as it gets the same object. */
const adapted = new WeakMap<StellarWalletsKitModule, WalletModule>()

/**
 * The wallets for `createKit` behind an app's modules: Alidade's own, and adapted ones. Throws `bad-request` for what is
 * no list, no module, or has two modules with the same `productId`.
 */
export function walletsOf(
  modules: readonly StellarWalletsKitModule[],
): readonly (WalletCard | WalletModule)[] {
  checkModules(modules)
  const wallets = modules.map((module) => {
    if (module instanceof OwnModule) return module.wallet
    checkModule(module)
    const wallet = adapted.get(module) ?? fromStellarWalletsKit(module)
    adapted.set(module, wallet)
    return wallet
  })
  const ids = wallets.map(({ productId }) => productId)
  const twin = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twin === undefined) return wallets
  throw new WalletError(
    "bad-request",
    reason("sameProductId", 'Two modules have the productId "{id}".', { id: `${twin}` }),
  )
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
  return modules.flatMap(({ productId }, index) => {
    const wallet = found.find(({ id }) => id === productId)
    // The app may have changed the wallets of the kit behind this one.
    if (!wallet) return []
    const { id, name, type, isAvailable, icon, url } = wallet
    return [{ id, name, type, isAvailable, isPlatformWrapper: wrappers[index]!, icon, url }]
  })
}

/** How long a module may take to say whether the page is open in its wallet's browser, in ms, as in those kits. */
const WRAPPER_MS = 500

async function wrapsPage(module: StellarWalletsKitModule): Promise<boolean> {
  if (!module.isPlatformWrapper) return false
  return conversation({ ms: WRAPPER_MS }, () => module.isPlatformWrapper?.()).catch(() => false)
}
