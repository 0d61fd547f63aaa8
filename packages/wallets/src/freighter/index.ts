import type { WalletCard } from "@alidade/core"
import { card } from "./card.js"
import type { FreighterOptions } from "./module.js"

export type { FreighterOptions }

/** Creates the card of Freighter's browser extension. */
export function freighter(options?: FreighterOptions): WalletCard {
  return {
    ...card,
    load: () => import("../modules.js").then((m) => m.freighterModule(card, options)),
  }
}
