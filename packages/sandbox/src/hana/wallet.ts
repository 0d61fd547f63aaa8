import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { injectObject } from "./object.js"
import { hanaQuirks } from "./quirks.js"

/** Hana Wallet, which injects an object into the page. */
export const hana: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "hana",
    productName: "Hana Wallet",
    productId: "hana",
    home: "extension",
    networks,
    quirks: hanaQuirks,
    scripts: [injectObject],
  }),
  ({ page }) => ({ page }),
)
