import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { injectObject } from "./object.js"
import { kleverQuirks } from "./quirks.js"

/** Klever Wallet, which injects an object into the page. */
export const klever: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "klever",
    productName: "Klever Wallet",
    productId: "klever",
    home: "extension",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: kleverQuirks,
    scripts: [injectObject],
  }),
  ({ page }) => ({ page }),
)
