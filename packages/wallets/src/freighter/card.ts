import type { WalletCard } from "@alidade/core"

/** Freighter's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "freighter",
  productName: "Freighter",
  productUrl: "https://www.freighter.app",
  productIcon: new URL("./icon.svg?no-inline", import.meta.url).href,
  moduleType: "HOT_WALLET",
  capabilities: {
    authEntry: ["v1", "v2"],
    message: true,
    network: "binding",
    silentRestore: true,
    accountSelection: true,
  },
}
