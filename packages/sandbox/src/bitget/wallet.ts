import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { injectObject } from "./object.js"
import { bitgetQuirks } from "./quirks.js"

/** Bitget Wallet, which injects an object into the page. It signs no auth entries. */
export const bitget: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "bitget",
    productName: "Bitget Wallet",
    productId: "BitgetWallet",
    home: "extension",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: bitgetQuirks,
    initial: { authEntry: [] },
    scripts: [injectObject],
  }),
  ({ page }) => ({ page }),
)
