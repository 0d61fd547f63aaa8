import type { WalletCard } from "@alidade/core"
import { card } from "./card.js"
import type { HotOptions } from "./options.js"

export type { HotOptions }

/** HOT Wallet: its extension, the wallet that frames the page, or its relay and widget. */
export function hot(options?: HotOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.hotModule(options)) }
}
