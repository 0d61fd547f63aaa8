import type { WalletCard } from "@alidade/core"

/** What an app knows of xBull before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "xbull",
  productName: "xBull",
  productUrl: "https://xbull.app",
  productIcon: new URL("./icon.svg?no-inline", import.meta.url).href,
  moduleType: "HOT_WALLET",
  capabilities: {
    // Those of the web wallet, which every page can reach. Whether the extension or the app is there, the module finds out.
    message: true,
    accountSelection: true,
    gesture: true,
  },
}
