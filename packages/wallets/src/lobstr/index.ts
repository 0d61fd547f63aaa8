import type { WalletCard } from "@alidade/core"
import type { ExtensionOptions } from "../page.js"
import { card } from "./card.js"

export type { ExtensionOptions }

/** Creates the card of LOBSTR's signer extension. */
export function lobstr(options?: ExtensionOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.lobstrModule(card, options)) }
}
