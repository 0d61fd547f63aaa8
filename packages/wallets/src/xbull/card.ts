import type { WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** What an app lists about xBull before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "xbull",
  productName: "xBull",
  productUrl: "https://xbull.app",
  productIcon: `${icons}#xbull`,
  moduleType: "HOT_WALLET",
  capabilities: {
    // The web wallet's capabilities, since every page can reach it. The module detects the extension and the app.
    message: true,
    accountSelection: true,
    gesture: true,
  },
}
