import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** ms after the document is parsed until Rabet's script and object are in a page. */
export const ARRIVAL = 270

/** ms after which each of its windows closes itself (RA3). */
export const WINDOW_TIME = 30_000

/** Rabet's switches, numbered as the page of wallet protocols numbers its facts. */
export const rabetQuirks: readonly Quirk[] = quirksOf(["RA2", "RA3", "RA4"], {
  RA2: "A word for the network that it does not know counts as testnet. (Off: it is refused.)",
  RA3: "Each window closes itself after 30 seconds.",
  RA4: "Locked, it opens a blank window for a signature.",
  "RA5-untouched": "Its settings were never touched: no call is ever answered.",
  "RA5-stale":
    "It was disabled or updated under the page: connecting and signing fail with no-message-received, other calls never settle.",
  "RA5-forgets": "It does not keep connections: right after one it says that there is none.",
  "RA6-null": "An approved transaction comes back as null.",
})
