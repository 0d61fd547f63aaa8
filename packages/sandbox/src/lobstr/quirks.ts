import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** How often LOBSTR's server is polled, in ms. A signature arrives at the next poll. */
export const POLL = 5_000

/** LOBSTR's quirks, numbered as on the page of wallet protocols. */
export const lobstrQuirks: readonly Quirk[] = quirksOf(["LO3-phone", "LO3-two"], {
  LO1: "Build 1.3.0: does not support SIGN and stays silent.",
  "LO1-development":
    "A development build of 1.3.0: replies to unsupported requests, including SIGN, with an empty message.",
  "LO2-stale": "Updated or disabled while the page is open: every request fails and logs an error.",
  "LO2-prompt": "It cannot open its window.",
  "LO3-phone":
    "Closing its window leaves the request on the phone, where it can still be confirmed.",
  "LO3-two": "If two signatures are requested at once, the first fails.",
  "LO3-poll": "Signatures arrive only at multiples of 5 seconds.",
  LO5: "Message signatures are in hex. (Off: base64.)",
  LO6: "Upcoming build: access returns a walletRef for its site only, and requests can include a network.",
})
