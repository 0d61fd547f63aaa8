import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of Bitget Wallet's browser extension. */
export function bitget(options?: ExtensionOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.bitgetModule(card, options)) }
}
