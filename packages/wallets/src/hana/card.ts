import type { WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** Hana Wallet's card, without `load()`: what an app can show before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "hana",
  productName: "Hana Wallet",
  productUrl: "https://hanawallet.io",
  productIcon: `${icons}#hana`,
  moduleType: "HOT_WALLET",
  capabilities: {
    // Hana doesn't document which preimages it reads. Every wallet that signs entries supports type 9, and an SDK can be
    // set to use only that type (`useUpgradedAuth`).
    authEntry: ["v1"],
    message: true,
    accountSelection: true,
  },
}
