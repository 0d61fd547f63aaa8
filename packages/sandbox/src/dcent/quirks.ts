import { lateQuirk, sep43Quirks } from "../sep43/quirks.js"
import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** D'CENT's quirks, numbered as on the page of wallet protocols. */
export const dcentQuirks: readonly Quirk[] = quirksOf([], {
  DC1: lateQuirk,
  DC3: reason(
    "quirkDc3",
    "The page is open in D'CENT's own mobile browser: it gives the address without a window, and fails when asked for access.",
  ),
  "DC3-off": reason("quirkDc3Off", "Its object is there, but says that it is not connected."),
  ...sep43Quirks,
})
