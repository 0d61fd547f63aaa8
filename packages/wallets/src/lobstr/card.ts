import { networks, type WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** LOBSTR's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "lobstr",
  productName: "LOBSTR",
  productUrl: "https://lobstr.co",
  productIcon: `${icons}#lobstr`,
  moduleType: "HOT_WALLET",
  appLink: "lobstr://",
  capabilities: {
    networks: [networks.Public],
    message: true,
  },
}
