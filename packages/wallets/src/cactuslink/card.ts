import type { WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** Cactus Link's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "cactuslink",
  productName: "Cactus Link",
  productUrl: "https://www.mycactus.com",
  productIcon: `${moreIcons}#cactuslink`,
  moduleType: "HOT_WALLET",
  capabilities: {
    // CA3: unknown. Every wallet that signs entries supports type 9.
    authEntry: ["v1"],
    message: true,
    // Whether another network than its own can be signed for is unknown.
    network: "binding",
    source: "documents",
  },
}
