import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** ms after its page has loaded until Albedo says hello. */
export const HELLO_DELAY = 300

/** ms after an error until its window closes itself. */
export const CLOSE_DELAY = 500

/** Albedo's switches, numbered as the page of wallet protocols numbers its facts. */
export const albedoQuirks: readonly Quirk[] = quirksOf(["AL4", "AL10"], {
  "AL1-older": "An older Albedo: it says hello as protocol 2.",
  "AL1-newer": "A newer Albedo: it says hello as protocol 4.",
  "AL1-silent": "Its pages load, but never say hello.",
  AL4: "When its window is closed, it answers the request that it has received.",
  AL5: "The page is on its blocklist: no request is ever answered.",
  "AL6-exchange": "Exchange works. (Off: as today, when it always fails with an unhandled error.)",
  "AL7-storage":
    "The browser keeps third-party storage from its frame, which says and answers nothing then.",
  "AL7-forgotten": "It has forgotten its sessions: a request with one is never answered.",
  AL10: "Signs messages in its own way and as SEP-53. (Off: an older Albedo, which knows its own way alone.)",
})
