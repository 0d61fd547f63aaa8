import { WalletError } from "./errors.js"
import type { KitState } from "./state.js"
import type { KnownCapabilities, WalletCard, WalletDescriptor, WalletModule } from "./wallet.js"

/**
 * What a wallet can do: what it says, and for the rest what its methods tell. A card has no such methods. Capabilities
 * that throw when they are read count as not stated: one faulty module must not keep the others from being listed.
 */
export function capabilitiesOf(wallet: WalletCard | WalletModule): KnownCapabilities {
  const module = wallet as Partial<WalletModule>
  const inferred: KnownCapabilities = {
    authEntry: module.signAuthEntry ? ["v1", "v2"] : [],
    message: !!module.signMessage,
    // A wallet that tells a network but not what it means is not trusted to sign for another one.
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

/** A wallet as the picker lists it before it has been heard of. */
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
