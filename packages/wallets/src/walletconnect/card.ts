import { networks, type WalletCard } from "@alidade/core"
import { icons } from "../icons.js"

/** What an app lists about the bridge before it loads the module: everything that a session may grant. */
export const card: Omit<WalletCard, "load"> = {
  productId: "wallet_connect",
  productName: "WalletConnect",
  productUrl: "https://walletconnect.com",
  productIcon: `${icons}#walletconnect`,
  moduleType: "BRIDGE_WALLET",
  capabilities: {
    networks: [networks.Public, networks.Testnet],
    submit: true,
    silentRestore: true,
    authEntry: ["v1", "v2"],
    message: true,
    accountSelection: true,
  },
}
