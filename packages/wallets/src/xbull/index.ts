import type { WalletCard } from "@alidade/core"
import { card } from "./card.js"
import type { XbullOptions } from "./module.js"

export type { XbullOptions }

/** The card of xBull, reached through its app, its browser extension or its web wallet. */
export function xbull(options?: XbullOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.xbullModule(card, options)) }
}
