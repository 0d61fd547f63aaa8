import { networks, type WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** What an app lists about Rabet before it loads the module. */
export const card: Omit<WalletCard, "load"> = {
  productId: "rabet",
  productName: "Rabet",
  productUrl: "https://rabet.io",
  productIcon: `${icons}#rabet`,
  moduleType: "HOT_WALLET",
  capabilities: {
    networks: [networks.Public, networks.Testnet],
    // RA2: Rabet signs for the network of the request, whatever its setting.
    network: "informative",
  },
}
