import { capabilitiesOf } from "./capabilities.js"
import type { WalletCard, WalletDescriptor, WalletModule } from "./wallet.js"

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
