import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Longest message that Freighter Mobile signs, in bytes of UTF-8. */
export const LONGEST_MESSAGE = 10_240

/** The phone's quirks, numbered as on the page of wallet protocols. */
export const phoneQuirks: readonly Quirk[] = quirksOf(["WC1", "WC2-limit", "WC4"], {
  WC1: reason(
    "quirkWc1",
    "Approves only its current network, and ignores proposals without it. (Off: every proposed network.)",
  ),
  "WC1-methods": reason(
    "quirkWc1Methods",
    "Grants only the two transaction methods: no messages, no auth entries.",
  ),
  WC2: reason("quirkWc2", "Uses the vendor's draft. (Off: Freighter Mobile's dialect.)"),
  "WC2-limit": reason("quirkWc2Limit", "Refuses messages above 10,240 bytes."),
  "WC2-pending": reason(
    "quirkWc2Pending",
    "Submitted transactions stay pending, as if other signatures were missing.",
  ),
  WC3: reason("quirkWc3", "Rejects with code -32000 and a text, as some wallets do."),
  WC4: reason("quirkWc4", "Notifies its apps when the active account changes."),
})
