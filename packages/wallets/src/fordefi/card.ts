import type { WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** Fordefi's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "fordefi",
  productName: "Fordefi",
  productUrl: "https://www.fordefi.com",
  productIcon: `${moreIcons}#fordefi`,
  moduleType: "HOT_WALLET",
  capabilities: {
    // FO1: its messages have no such request.
    authEntry: [],
    message: true,
    // FO1: each request names its network. IN6: the answer about the wallet's own may be Freighter's.
    network: "informative",
    source: "documents",
  },
}
