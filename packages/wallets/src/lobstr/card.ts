import { networks, type WalletCard } from "@alidade/core"

/** LOBSTR's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "lobstr",
  productName: "LOBSTR",
  productUrl: "https://lobstr.co",
  productIcon: new URL("./icon.svg?no-inline", import.meta.url).href,
  moduleType: "HOT_WALLET",
  capabilities: {
    networks: [networks.Public],
    message: true,
  },
}
