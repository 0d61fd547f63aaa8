import type { Quirk } from "../wallet/state.js"

/** ms after the document is parsed until Rabet's script and object are in a page. */
export const ARRIVAL = 270

/** ms after which each of its windows closes itself (RA3). */
export const WINDOW_TIME = 30_000

/** Rabet's switches, numbered as the page of wallet protocols numbers its facts. */
export const rabetQuirks: readonly Quirk[] = [
  {
    id: "RA2",
    text: "A word for the network that it does not know counts as testnet. (Off: it is refused.)",
    on: true,
  },
  { id: "RA3", text: "Each window closes itself after 30 seconds.", on: true },
  { id: "RA4", text: "Locked, it opens a blank window for a signature.", on: true },
  {
    id: "RA5-untouched",
    text: "Its settings were never touched: no call is ever answered.",
    on: false,
  },
  {
    id: "RA5-stale",
    text: "It was disabled or updated under the page: connecting and signing fail with no-message-received, other calls never settle.",
    on: false,
  },
  {
    id: "RA5-forgets",
    text: "It does not keep connections: right after one it says that there is none.",
    on: false,
  },
  { id: "RA6-null", text: "An approved transaction comes back as null.", on: false },
]
