import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** How long after parsing Rabet's script and object are added to a page, in ms. */
export const ARRIVAL = 270

/** How long until one of its windows closes itself, in ms (RA3). */
export const WINDOW_TIME = 30_000

/** Rabet's quirks, numbered as on the page of wallet protocols. */
export const rabetQuirks: readonly Quirk[] = quirksOf(["RA2", "RA3", "RA4", "RA-late"], {
  RA2: reason("quirkRa2", "Treats an unknown network name as testnet. (Off: refuses it.)"),
  RA3: reason("quirkRa3", "Each window closes by itself after 30 seconds."),
  RA4: reason("quirkRa4", "While locked, it opens a blank window for a signature."),
  "RA5-untouched": reason(
    "quirkRa5Untouched",
    "Its settings were never changed: it never replies.",
  ),
  "RA5-stale": reason(
    "quirkRa5Stale",
    "Disabled or updated while the page is open: connecting and signing fail with no-message-received, other calls never settle.",
  ),
  "RA5-forgets": reason(
    "quirkRa5Forgets",
    "Forgets connections: right after connecting, it reports none.",
  ),
  "RA6-null": reason("quirkRa6Null", "Returns null for an approved transaction."),
  "RA-late": reason(
    "quirkRaLate",
    "Appears in the page only 270 ms after the browser has read it. (Off: at once.)",
  ),
})
