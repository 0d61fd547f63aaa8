import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { runContentScript } from "./content-script.js"
import { rabetQuirks } from "./quirks.js"

/** Rabet, which supports only Public and Testnet. */
export const rabet: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "rabet",
    productName: "Rabet",
    productId: "rabet",
    home: "extension",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: rabetQuirks,
    initial: { authEntry: [] },
    scripts: [runContentScript],
  }),
  ({ page }) => ({ page }),
)
