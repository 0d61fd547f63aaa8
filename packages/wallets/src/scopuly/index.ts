import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of Scopuly's browser extension, which signs on the user's phone. */
export function scopuly(options?: ExtensionOptions): WalletCard {
  return {
    ...card,
    load: () => import("../modules.js").then((m) => m.scopulyModule(card, options)),
  }
}
