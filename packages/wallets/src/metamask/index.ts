import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of MetaMask: the browser extension, and the browser of the mobile app. */
export function metamask(options?: ExtensionOptions): WalletCard {
  return {
    ...card,
    load: () => import("../modules.js").then((m) => m.metamaskModule(card, options)),
  }
}
