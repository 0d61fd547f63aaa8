import { networks, type WalletCard } from "@alidade/core"

/** What an app knows of HOT before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "hot-wallet",
  productName: "HOT Wallet",
  productUrl: "https://hot-labs.org/wallet",
  productIcon: new URL("./icon.svg?no-inline", import.meta.url).href,
  moduleType: "HOT_WALLET",
  capabilities: {
    networks: [networks.Public],
    // HOT does not say which preimages it reads. Every wallet that signs entries knows type 9, and an SDK that is told so
    // (`useUpgradedAuth`) asks for no other.
    authEntry: ["v1"],
    message: true,
    network: "binding",
    accountSelection: true,
  },
}
