import type { WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** D'CENT Wallet's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "dcent",
  productName: "D'CENT Wallet",
  productUrl: "https://dcentwallet.com",
  productIcon: `${moreIcons}#dcent`,
  moduleType: "HOT_WALLET",
  capabilities: {
    // DC4: unknown. Every wallet that signs entries supports type 9.
    authEntry: ["v1"],
    message: true,
    // Whether another network than its own can be signed for is unknown.
    network: "binding",
    source: "documents",
  },
}
