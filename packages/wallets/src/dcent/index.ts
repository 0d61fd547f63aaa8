import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of D'CENT Wallet: the browser extension, and the browser of the mobile app. */
export function dcent(options?: ExtensionOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.dcentModule(card, options)) }
}
