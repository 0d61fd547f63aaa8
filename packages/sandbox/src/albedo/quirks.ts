import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** How long after loading Albedo's page sends its greeting, in ms. */
export const HELLO_DELAY = 300

/** How long after an error its window closes itself, in ms. */
export const CLOSE_DELAY = 500

/** Albedo's quirks, numbered as on the page of wallet protocols. */
export const albedoQuirks: readonly Quirk[] = quirksOf(["AL4", "AL10"], {
  "AL1-older": reason("quirkAl1Older", "Older Albedo: announces protocol 2."),
  "AL1-newer": reason("quirkAl1Newer", "Newer Albedo: announces protocol 4."),
  "AL1-silent": reason("quirkAl1Silent", "Its pages load but never announce themselves."),
  AL4: reason("quirkAl4", "Replies to a pending request when its window is closed."),
  AL5: reason("quirkAl5", "The site is on its blocklist: it never replies."),
  "AL6-exchange": reason(
    "quirkAl6Exchange",
    "Exchange works. (Off: it always fails with an unhandled error, as today.)",
  ),
  "AL7-storage": reason(
    "quirkAl7Storage",
    "The browser blocks third-party storage in its frame, which then stays silent.",
  ),
  "AL7-forgotten": reason(
    "quirkAl7Forgotten",
    "Forgot its sessions: it never replies to a request with one.",
  ),
  AL10: reason(
    "quirkAl10",
    "Signs messages in its own format and as SEP-53. (Off: an older Albedo, with its own format only.)",
  ),
})
