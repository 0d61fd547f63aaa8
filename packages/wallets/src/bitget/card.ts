import type { WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** Bitget Wallet's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "BitgetWallet",
  productName: "Bitget Wallet",
  productUrl: "https://web3.bitget.com",
  productIcon: `${moreIcons}#bitget`,
  moduleType: "HOT_WALLET",
  capabilities: {
    // BI1: it has no function for them.
    authEntry: [],
    message: true,
    // Whether another network than its own can be signed for is unknown.
    network: "binding",
    silentRestore: true,
    source: "documents",
  },
}
