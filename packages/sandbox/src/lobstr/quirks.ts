import type { Quirk } from "../wallet/state.js"

/** ms between two looks at LOBSTR's server: a signature is seen at the next one. */
export const POLL = 5_000

/** LOBSTR's switches, numbered as the page of wallet protocols numbers its facts. */
export const lobstrQuirks: readonly Quirk[] = [
  { id: "LO1", text: "The build 1.3.0: it does not know SIGN, and is silent on it.", on: false },
  {
    id: "LO1-development",
    text: "A development build of 1.3.0: what it does not know, SIGN too, gets an empty reply.",
    on: false,
  },
  {
    id: "LO2-stale",
    text: "It was updated or disabled under the page: every request is answered with an error, and logs one.",
    on: false,
  },
  { id: "LO2-prompt", text: "It cannot open its window.", on: false },
  {
    id: "LO3-phone",
    text: "Closing its window leaves the request on the phone, where it can still be confirmed.",
    on: true,
  },
  { id: "LO3-two", text: "Of two signatures at once, the first fails.", on: true },
  { id: "LO3-poll", text: "A signature arrives at the next multiple of 5 seconds.", on: false },
  { id: "LO5", text: "The signature of a message is in hex. (Off: in base64.)", on: false },
  {
    id: "LO6",
    text: "The build to come: an access gives a walletRef for its site alone, and networks can be named.",
    on: false,
  },
]
