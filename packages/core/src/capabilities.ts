import { WalletError } from "./errors.js"
import type { KitState } from "./state.js"
import type { KnownCapabilities, WalletCard, WalletDescriptor, WalletModule } from "./wallet.js"

/**
 * The capabilities of a wallet: those it declares, and the rest inferred from its methods. A card has no such methods.
 * Capabilities that throw when read count as undeclared, so that one faulty module does not hide the other wallets.
 */
export function capabilitiesOf(wallet: WalletCard | WalletModule): KnownCapabilities {
  const module = wallet as Partial<WalletModule>
  const inferred: KnownCapabilities = {
    authEntry: module.signAuthEntry ? ["v1", "v2"] : [],
    message: !!module.signMessage,
    // A wallet that reports a network but does not declare how it uses it is treated as bound to that network.
    network: module.getNetwork ? "binding" : "none",
    silentRestore: !!module.restore,
    accountSelection: false,
    gesture: !!module.open,
    submit: !!module.signAndSubmitTransaction,
  }
  try {
    const stated = Object.entries(wallet.capabilities ?? {}).filter(([, value]) => value != null)
    return { ...inferred, ...Object.fromEntries(stated) }
  } catch {
    return inferred
  }
}

/** A wallet's descriptor in the picker before the wallet was probed. */
export function describe(wallet: WalletCard | WalletModule): WalletDescriptor {
  return {
    id: wallet.productId,
    name: wallet.productName,
    type: wallet.moduleType,
    icon: wallet.productIcon,
    isAvailable: false,
    url: wallet.productUrl,
    capabilities: capabilitiesOf(wallet),
  }
}

/** The descriptor of a wallet id. Throws 'Wallet id "x" is not supported'. */
export function walletOf({ allowedWallets }: KitState, walletId: string): WalletDescriptor {
  const wallet = allowedWallets.find(({ id }) => id === walletId)
  if (wallet) return wallet
  throw new WalletError("bad-request", `Wallet id "${walletId}" is not supported`)
}
