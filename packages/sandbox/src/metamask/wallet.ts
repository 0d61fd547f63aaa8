import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { announceMetamask } from "./announce.js"
import { runContentScript } from "./content-script.js"
import { metamaskQuirks } from "./quirks.js"
import { injectRuntime } from "./runtime.js"

/** MetaMask with its multichain session, over a port or by page messages. On Stellar it knows only Public. */
export const metamask: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "metamask",
    productName: "MetaMask",
    productId: "metamask",
    home: "extension",
    networks: networks.filter(({ id }) => id === "public"),
    quirks: metamaskQuirks,
    initial: { authEntry: ["v1"] },
    scripts: [injectRuntime, runContentScript, announceMetamask],
  }),
  ({ page }) => ({ page }),
)
