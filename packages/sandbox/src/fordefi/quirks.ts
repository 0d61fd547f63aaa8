import { approversQuirk } from "../sep43/quirks.js"
import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Fordefi's quirks, numbered as on the page of wallet protocols. */
export const fordefiQuirks: readonly Quirk[] = quirksOf([], {
  IN6: reason(
    "quirkIn6Fordefi",
    "A second extension answers its messages too, with another account, as Freighter can.",
  ),
  FO1: reason("quirkFo1", "Its failures have a text but no code."),
  FO2: reason("quirkFo2", 'Its setting "impersonate" is on: pages find it as Freighter, too.'),
  "FO2-silent": reason("quirkFo2Silent", 'It answers nothing while "impersonate" is off.'),
  "FO2-hex": reason("quirkFo2Hex", "Signatures of messages are in hex. (Off: base64.)"),
  "FO2-buffer": reason(
    "quirkFo2Buffer",
    "Signatures of messages have the JSON form of a Node Buffer. (Off: base64.)",
  ),
  FO3: approversQuirk,
})
