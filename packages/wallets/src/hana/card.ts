import type { WalletCard } from "@alidade/core"

/** What an app knows of Hana Wallet before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "hana",
  productName: "Hana Wallet",
  productUrl: "https://hanawallet.io",
  productIcon: new URL("./icon.svg?no-inline", import.meta.url).href,
  moduleType: "HOT_WALLET",
  capabilities: {
    // Hana does not say which preimages it reads. Every wallet that signs entries knows type 9, and an SDK that is told
    // so (`useUpgradedAuth`) asks for no other.
    authEntry: ["v1"],
    message: true,
    accountSelection: true,
  },
}
