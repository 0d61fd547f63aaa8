import type { WalletCard } from "@alidade/core"
import { card } from "./card.js"
import type { AlbedoOptions } from "./module.js"

export type { AlbedoOptions }

/** Creates the card of Albedo, a web wallet that opens in a window. */
export function albedo(options?: AlbedoOptions): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.albedoModule(card, options)) }
}
