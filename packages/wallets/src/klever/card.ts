import type { WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** Klever Wallet's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "klever",
  productName: "Klever Wallet",
  productUrl: "https://klever.io/",
  productIcon: `${moreIcons}#klever`,
  moduleType: "HOT_WALLET",
  capabilities: {
    // KL2: unknown. Every wallet that signs entries supports type 9.
    authEntry: ["v1"],
    message: true,
    // Whether another network than its own can be signed for is unknown.
    network: "binding",
    source: "documents",
  },
}
