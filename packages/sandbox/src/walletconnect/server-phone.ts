import type { ServerWallet } from "../wallet/definition.js"
import { sandboxAccounts } from "../wallet/keys.js"
import { phoneNetworks } from "./chains.js"
import { phoneQuirks } from "./quirks.js"

/** The phone. It supports Public and Testnet. */
export const phone: ServerWallet = {
  facts: { productName: "Phone", productId: "wallet_connect", home: "phone" },
  model: ({ networks }) => ({
    wallet: "phone",
    accounts: sandboxAccounts,
    networks: phoneNetworks(networks),
    quirks: phoneQuirks,
  }),
}
