import type {
  KnownCapabilities,
  WalletCard,
  WalletDescriptor,
  WalletModule,
} from "../contract/wallet.js"

/**
 * The capabilities of a wallet: those it declares, and the rest inferred from its methods. A card has no such methods.
 * Capabilities that throw when read count as undeclared, so that one faulty module does not hide the other wallets.
 */
export function capabilitiesOf(wallet: WalletCard | WalletModule): KnownCapabilities {
  const module = wallet as Partial<WalletModule>
  const known: KnownCapabilities & Record<string, unknown> = {
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
    for (const [name, value] of Object.entries(wallet.capabilities ?? {})) {
      if (value != null) known[name] = value
    }
  } catch {}
  return known
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
    foundOnPage: "foundOnPage" in wallet || undefined,
  }
}
