import { networks, type WalletCard } from "@alidade/core"

/** Albedo's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "albedo",
  productName: "Albedo",
  productUrl: "https://albedo.link",
  productIcon: new URL("./icon.svg?no-inline", import.meta.url).href,
  moduleType: "HOT_WALLET",
  capabilities: {
    networks: [networks.Public, networks.Testnet],
    message: true,
    accountSelection: true,
    gesture: true,
  },
}
