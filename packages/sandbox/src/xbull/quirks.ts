import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** ms that the extension takes to refuse what it cannot read (XE5). */
export const REFUSAL_DELAY = 2_000

/** ms after its window was closed at connect until the extension reports an unexpected error (XE1). */
export const UNEXPECTED_DELAY = 9_000

/** xBull's switches, numbered as the page of wallet protocols numbers its facts: XE its extension, XP its window. */
export const xbullQuirks: readonly Quirk[] = quirksOf(["XE1", "XE2", "XE4", "XE5", "XP6"], {
  XE1: "Closing the extension's window: at connect an unexpected error after 9 seconds, at signing no answer. (Off: it rejects.)",
  "XE1-slow":
    "The extension's window opens too slowly and misses the request: it stays blank, and nothing is answered.",
  "XE1-stale":
    "The extension was disabled or updated under the page: every request is an unexpected error.",
  XE2: "Of two requests at once the extension answers neither.",
  XE3: "The extension's rejections have an empty object for a message.",
  XE4: "A network that is named to the extension is the wallet's network from then on.",
  XE5: "The extension asks for its password at each signature.",
  "XE-in-app":
    "The page is in the browser of xBull's mobile app: its bridge is there, and no extension.",
  XP6: "A message that looks like base64 is decoded before it is signed.",
})
