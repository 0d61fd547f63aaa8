import { networks, type WalletCard } from "@alidade/core"
import { moreIcons } from "../more-icons.js"

/** OneKey's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "onekey",
  productName: "OneKey Wallet",
  productUrl: "https://onekey.so/",
  productIcon: `${moreIcons}#onekey`,
  moduleType: "HOT_WALLET",
  capabilities: {
    networks: [networks.Public, networks.Testnet],
    // ON6: the newest version has no entries, and an older one signs only whole entries.
    authEntry: [],
    message: true,
    // ON4: the passphrase of the request counts.
    network: "informative",
    silentRestore: true,
  },
}
