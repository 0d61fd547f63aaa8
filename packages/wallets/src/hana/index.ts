import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of Hana Wallet's browser extension. */
export function hana(options?: ExtensionOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.hanaModule(card, options)) }
}
