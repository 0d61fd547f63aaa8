import type { WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** What an app lists about Ledger before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "LEDGER",
  productName: "Ledger",
  productUrl: "https://www.ledger.com",
  productIcon: `${icons}#ledger`,
  moduleType: "HW_WALLET",
  capabilities: { authEntry: ["v1"], message: true },
}
