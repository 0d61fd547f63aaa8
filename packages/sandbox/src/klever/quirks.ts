import { sep43Quirks } from "../sep43/quirks.js"
import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Klever's quirks, numbered as on the page of wallet protocols. Each covers what is not published (KL2). */
export const kleverQuirks: readonly Quirk[] = quirksOf([], {
  ...sep43Quirks,
  KL2: reason("quirkKl2", "Its replies do not name the signer."),
})
