import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { runContentScript } from "./content-script.js"
import { impersonateLobstr } from "./impersonator.js"
import { lobstrQuirks } from "./quirks.js"

/** LOBSTR, which is paired with its phone and supports only Public. */
export const lobstr: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "lobstr",
    productName: "LOBSTR",
    productId: "lobstr",
    home: "extension",
    networks: networks.filter(({ id }) => id === "public"),
    quirks: lobstrQuirks,
    initial: { authEntry: [] },
    scripts: [runContentScript, impersonateLobstr],
  }),
  ({ page }) => ({ page }),
)
