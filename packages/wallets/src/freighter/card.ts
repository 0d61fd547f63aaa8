import type { WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** Freighter's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "freighter",
  productName: "Freighter",
  productUrl: "https://www.freighter.app",
  productIcon: `${icons}#freighter`,
  moduleType: "HOT_WALLET",
  appLink: "freighterwallet://",
  capabilities: {
    network: "binding",
    silentRestore: true,
    authEntry: ["v1", "v2"],
    message: true,
    accountSelection: true,
  },
}
