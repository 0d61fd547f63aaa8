import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** ms after which an object that comes late is there: longer than a picker waits for it. */
export const LATE = 1_000

/** Hana's switches. The page of wallet protocols numbers none of its facts. */
export const hanaQuirks: readonly Quirk[] = quirksOf([], {
  LATE: "Its object comes into the page one second late.",
  PLAIN: "It rejects with errors that have a text, but no code.",
})
