import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { injectObjects } from "./objects.js"
import { scopulyQuirks } from "./quirks.js"

/** Scopuly, which injects an object into the page. Its phone, which signs, knows Testnet and Public. */
export const scopuly: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "scopuly",
    productName: "Scopuly",
    productId: "scopuly",
    home: "extension",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: scopulyQuirks,
    scripts: [injectObjects],
  }),
  ({ page }) => ({ page }),
)
