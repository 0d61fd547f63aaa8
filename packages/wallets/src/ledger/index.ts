import type { WalletCard } from "@alidade/core"
import { card } from "./card.js"

/** The card of Ledger's hardware wallets. */
export function ledger(): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.ledgerModule(card)) }
}
