import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { announceAsMetamask } from "./announce.js"
import { runContentScript } from "./content-script.js"
import { injectObjects } from "./objects.js"
import { onekeyQuirks } from "./quirks.js"

/** OneKey Wallet, which injects objects into the page. It knows Testnet and Public. */
export const onekey: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "onekey",
    productName: "OneKey Wallet",
    productId: "onekey",
    home: "extension",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: onekeyQuirks,
    initial: { authEntry: [] },
    scripts: [injectObjects, runContentScript, announceAsMetamask],
  }),
  ({ page }) => ({ page }),
)
