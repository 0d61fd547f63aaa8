import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** The longest message that Freighter Mobile signs: bytes of UTF-8. */
export const LONGEST_MESSAGE = 10_240

/** The phone's switches, numbered as the page of wallet protocols numbers its facts. */
export const phoneQuirks: readonly Quirk[] = quirksOf(["WC1", "WC2-limit", "WC4"], {
  WC1: "Approves its current network alone, and never answers a proposal without it. (Off: every network that is proposed.)",
  "WC1-methods": "Grants the two methods for transactions alone: no messages, no auth entries.",
  WC2: "Speaks the vendor's draft. (Off: Freighter Mobile's dialect.)",
  "WC2-limit": "Refuses messages above 10,240 bytes.",
  "WC2-pending": "What it submits stays pending, as where other signers are still to come.",
  WC3: "Refuses with code -32000 and a text, as some wallets do.",
  WC4: "Tells its apps when another account becomes the active one.",
})
