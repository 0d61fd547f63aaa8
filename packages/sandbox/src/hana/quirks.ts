import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Delay in ms of an object that loads late, longer than a picker waits for it. */
export const LATE = 1_000

/** Hana's quirks. The page of wallet protocols does not number its facts. */
export const hanaQuirks: readonly Quirk[] = quirksOf([], {
  LATE: reason("quirkHanaLate", "Its object is injected one second late."),
  PLAIN: reason("quirkHanaPlain", "It rejects with errors that have a text but no code."),
})
