import type { WalletCard } from "@alidade/core"

/** What an app lists about xBull before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "xbull",
  productName: "xBull",
  productUrl: "https://xbull.app",
  productIcon: new URL("./icon.svg?no-inline", import.meta.url).href,
  moduleType: "HOT_WALLET",
  capabilities: {
    // The web wallet's capabilities, since every page can reach it. The module detects the extension and the app.
    message: true,
    accountSelection: true,
    gesture: true,
  },
}
