import type { WalletCard } from "@alidade/core"
import { card } from "./card.js"
import type { HotOptions } from "./options.js"

export type { HotOptions }

/** The card of HOT Wallet, reached through its extension, the page that frames this one, or its relay and widget. */
export function hot(options?: HotOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.hotModule(card, options)) }
}
