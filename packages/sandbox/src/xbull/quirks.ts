import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** How long the extension takes to refuse an unreadable payload, in ms (XE5). */
export const REFUSAL_DELAY = 2_000

/** How long after closing its window at connect the extension reports an unexpected error, in ms (XE1). */
export const UNEXPECTED_DELAY = 9_000

/** xBull's quirks, numbered as on the page of wallet protocols: XE is its extension, XP its window. */
export const xbullQuirks: readonly Quirk[] = quirksOf(["XE1", "XE2", "XE4", "XE5", "XP6"], {
  XE1: reason(
    "quirkXe1",
    "Closing the extension's window causes an unexpected error after 9 seconds when connecting, and no reply when signing. (Off: it rejects.)",
  ),
  "XE1-slow": reason(
    "quirkXe1Slow",
    "The extension's window opens too late and misses the request: it stays blank, with no reply.",
  ),
  "XE1-stale": reason(
    "quirkXe1Stale",
    "The extension was disabled or updated while the page is open: every request is an unexpected error.",
  ),
  XE2: reason("quirkXe2", "The extension answers neither of two concurrent requests."),
  XE3: reason("quirkXe3", "The extension rejects with an empty object as the message."),
  XE4: reason("quirkXe4", "The extension switches to the network of a request."),
  XE5: reason("quirkXe5", "The extension asks for its password before each signature."),
  "XE-in-app": reason(
    "quirkXeInApp",
    "The page is in the browser of xBull's mobile app: it has the app's bridge and no extension.",
  ),
  XP6: reason("quirkXp6", "Decodes a message that looks like base64 before signing it."),
})
