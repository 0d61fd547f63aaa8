import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Delay in ms of a late announcement, longer than a picker waits for a wallet. */
export const LATE = 1_000

/** Gnomon's quirks: ways to announce a wallet wrongly or unusually. The draft does not number its facts. */
export const gnomonQuirks: readonly Quirk[] = quirksOf([], {
  LATE: reason("quirkGnomonLate", "It announces itself one second late."),
  TWICE: reason("quirkGnomonTwice", "It announces itself twice, with the same object."),
  COPY: reason("quirkGnomonCopy", "Another object announces itself with its id, after it."),
  GETTER: reason("quirkGnomonGetter", "The name that it announces is a getter."),
  NAME: reason("quirkGnomonName", "It announces itself as Freighter."),
  HTTP: reason("quirkGnomonHttp", "The website that it announces is on plain http."),
  ICON: reason("quirkGnomonIcon", "The icon that it announces is too large."),
  WINDOW: reason(
    "quirkGnomonWindow",
    "It opens a window even when a page asks for the address without one.",
  ),
})
