import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of OneKey: the browser extension, the desktop app, and the browser of the mobile app. */
export function onekey(options?: ExtensionOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.onekeyModule(card, options)) }
}
