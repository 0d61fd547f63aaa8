import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { injectObjects } from "./object.js"
import { dcentQuirks } from "./quirks.js"

/** D'CENT Wallet, which injects objects into the page. */
export const dcent: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "dcent",
    productName: "D'CENT Wallet",
    productId: "dcent",
    home: "extension",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: dcentQuirks,
    scripts: [injectObjects],
  }),
  ({ page }) => ({ page }),
)
