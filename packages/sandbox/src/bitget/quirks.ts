import { lateQuirk, thrownQuirks } from "../sep43/quirks.js"
import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Bitget's quirks, numbered as on the page of wallet protocols. */
export const bitgetQuirks: readonly Quirk[] = quirksOf([], {
  BI2: lateQuirk,
  "BI2-window": reason("quirkBi2Window", "It opens its window each time that a page connects."),
  "BI2-network": reason("quirkBi2Network", "Pages can read its network without access."),
  "BI3-bare": reason("quirkBi3Bare", "Its object is there, but without Stellar."),
  "BI3-message": reason("quirkBi3Message", "It signs messages in another way than SEP-53."),
  ...thrownQuirks,
  "IN2-base64": reason("quirkIn2Base64", "Signatures of messages are in base64. (Off: hex.)"),
})
