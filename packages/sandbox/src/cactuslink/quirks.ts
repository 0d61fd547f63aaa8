import { approversQuirk, sep43Quirks } from "../sep43/quirks.js"
import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Cactus Link's quirks, numbered as on the page of wallet protocols. */
export const cactuslinkQuirks: readonly Quirk[] = quirksOf([], {
  CA1: reason("quirkCa1", "It says that it is connected to pages without access, too."),
  CA2: reason(
    "quirkCa2",
    "A request for the address without access fails. (Off: the address is empty.)",
  ),
  CA3: approversQuirk,
  ...sep43Quirks,
})
