import { networks, type WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** What an app lists about HOT before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "hot-wallet",
  productName: "HOT Wallet",
  productUrl: "https://hot-labs.org/wallet",
  productIcon: `${icons}#hot`,
  moduleType: "HOT_WALLET",
  capabilities: {
    networks: [networks.Public],
    network: "binding",
    // HOT does not document which preimages it accepts. Every wallet that signs entries supports type 9, and SDKs with
    // `useUpgradedAuth` request no other type from a wallet that only lists v1.
    authEntry: ["v1"],
    message: true,
    accountSelection: true,
  },
}
