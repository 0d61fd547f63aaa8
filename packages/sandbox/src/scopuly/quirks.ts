import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** How long a request lives, in ms (SC5). */
export const REQUEST_TIME = 300_000

/** How long until the extension learns what the phone signed, at most, in ms (SC5). */
export const POLL = 3_000

/** Scopuly's quirks, numbered as on the page of wallet protocols. */
export const scopulyQuirks: readonly Quirk[] = quirksOf(["SC3"], {
  IN4: reason(
    "quirkIn4",
    "Another wallet's frozen window.stellar is on the page first, so it cannot add itself there.",
  ),
  SC3: reason(
    "quirkSc3",
    "It checks what the phone signed before it answers. (Off: passes it on unchecked.)",
  ),
  SC4: reason("quirkSc4", "The site is blocked: every request fails."),
  "SC4-http": reason(
    "quirkSc4Http",
    "Refuses pages on plain http. (Off: the sandbox's pages use plain http.)",
  ),
  "SC4-bridge": reason(
    "quirkSc4Bridge",
    "The bridge to the phone can't be reached: connecting and signing fail with -2.",
  ),
  "SC5-poll": reason("quirkSc5Poll", "What the phone signed arrives 3 seconds later."),
  SC8: reason("quirkSc8", "The page is open in Scopuly's own mobile browser."),
  "SC8-build": reason("quirkSc8Build", "The phone's build signs no messages and no auth entries."),
})
