import { type ExtensionDefinition, extensionWallet } from "../wallet/definition.js"
import { announceGnomon } from "./announce.js"
import { gnomonQuirks } from "./quirks.js"

/** Gnomon, a made-up wallet that nobody lists: it announces itself (docs/announcing-wallets.md). */
export const gnomon: ExtensionDefinition = extensionWallet(
  ({ networks }) => ({
    wallet: "gnomon",
    productName: "Gnomon",
    productId: "example.gnomon.wallet",
    home: "extension",
    networks,
    quirks: gnomonQuirks,
    initial: { installed: false },
    scripts: [announceGnomon],
  }),
  ({ page }) => ({ page }),
)
