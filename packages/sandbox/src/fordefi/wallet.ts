import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { markPage, runContentScript } from "./content-script.js"
import { answerAsFreighter } from "./freighter.js"
import { fordefiQuirks } from "./quirks.js"

/**
 * Fordefi, an extension of a custodian. It speaks by Freighter's messages, so it is not installed at first: a page with
 * both would get two replies.
 */
export const fordefi: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "fordefi",
    productName: "Fordefi",
    productId: "fordefi",
    home: "extension",
    networks: networks.filter(({ id }) => id !== "local"),
    quirks: fordefiQuirks,
    initial: { installed: false, authEntry: [] },
    scripts: [markPage, runContentScript, answerAsFreighter],
  }),
  ({ page }) => ({ page }),
)
