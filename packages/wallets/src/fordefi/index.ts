import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of Fordefi's browser extension, whose signatures an institution's members approve. */
export function fordefi(options?: ExtensionOptions): WalletCard {
  return {
    ...card,
    load: () => import("../modules.js").then((m) => m.fordefiModule(card, options)),
  }
}
