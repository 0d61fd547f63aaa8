import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** ms between two looks at LOBSTR's server: a signature is seen at the next one. */
export const POLL = 5_000

/** LOBSTR's switches, numbered as the page of wallet protocols numbers its facts. */
export const lobstrQuirks: readonly Quirk[] = quirksOf(["LO3-phone", "LO3-two"], {
  LO1: "The build 1.3.0: it does not know SIGN, and is silent on it.",
  "LO1-development":
    "A development build of 1.3.0: what it does not know, SIGN too, gets an empty reply.",
  "LO2-stale":
    "It was updated or disabled under the page: every request is answered with an error, and logs one.",
  "LO2-prompt": "It cannot open its window.",
  "LO3-phone":
    "Closing its window leaves the request on the phone, where it can still be confirmed.",
  "LO3-two": "Of two signatures at once, the first fails.",
  "LO3-poll": "A signature arrives at the next multiple of 5 seconds.",
  LO5: "The signature of a message is in hex. (Off: in base64.)",
  LO6: "The build to come: an access gives a walletRef for its site alone, and networks can be named.",
})
