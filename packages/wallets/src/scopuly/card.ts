import { networks, type WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** Scopuly's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "scopuly",
  productName: "Scopuly",
  productUrl: "https://extension.scopuly.com/",
  productIcon: `${moreIcons}#scopuly`,
  moduleType: "HOT_WALLET",
  appLink: "scopuly://",
  capabilities: {
    networks: [networks.Public, networks.Testnet],
    authEntry: ["v1", "v2"],
    message: true,
    network: "binding",
    silentRestore: true,
  },
}
