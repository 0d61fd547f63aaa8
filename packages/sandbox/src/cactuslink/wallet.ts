import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { injectObject } from "./object.js"
import { cactuslinkQuirks } from "./quirks.js"

/** Cactus Link, an extension of a custodian, which injects an object into the page. */
export const cactusLink: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "cactusLink",
    productName: "Cactus Link",
    productId: "cactuslink",
    home: "extension",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: cactuslinkQuirks,
    scripts: [injectObject],
  }),
  ({ page }) => ({ page }),
)
