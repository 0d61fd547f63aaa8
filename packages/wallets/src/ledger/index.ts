import type { WalletCard } from "@alidade/core"
import { card } from "./card.js"

/** Ledger's hardware wallets. */
export function ledger(): WalletCard {
  return { ...card, load: () => import("../modules.js").then((m) => m.ledgerModule()) }
}
