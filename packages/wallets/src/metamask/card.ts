import { networks, type WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** MetaMask's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "metamask",
  productName: "MetaMask",
  productUrl: "https://metamask.io",
  productIcon: `${moreIcons}#metamask`,
  moduleType: "HOT_WALLET",
  capabilities: {
    networks: [networks.Public],
    // MM7: every request names its network.
    network: "informative",
    // MM9
    authEntry: ["v1"],
    message: true,
    silentRestore: true,
    accountSelection: true,
  },
}
