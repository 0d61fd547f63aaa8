import { networks, type WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** Albedo's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "albedo",
  productName: "Albedo",
  productUrl: "https://albedo.link",
  productIcon: `${icons}#albedo`,
  moduleType: "HOT_WALLET",
  capabilities: {
    networks: [networks.Public, networks.Testnet],
    message: true,
    accountSelection: true,
    gesture: true,
  },
}
