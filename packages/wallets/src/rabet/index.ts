import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** The card of Rabet's browser extension. */
export function rabet(options?: ExtensionOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.rabetModule(card, options)) }
}
