import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of Cactus Link, the browser extension of a custody service. */
export function cactusLink(options?: ExtensionOptions): WalletCard {
  return {
    ...card,
    load: () => import("../modules.js").then((m) => m.cactusLinkModule(card, options)),
  }
}
