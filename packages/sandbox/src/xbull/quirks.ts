import type { Quirk } from "../wallet/state.js"

/** ms that the extension takes to refuse what it cannot read (XE5). */
export const REFUSAL_DELAY = 2_000

/** ms after its window was closed at connect until the extension reports an unexpected error (XE1). */
export const UNEXPECTED_DELAY = 9_000

/** xBull's switches, numbered as the page of wallet protocols numbers its facts: XE its extension, XP its window. */
export const xbullQuirks: readonly Quirk[] = [
  {
    id: "XE1",
    text: "Closing the extension's window: at connect an unexpected error after 9 seconds, at signing no answer. (Off: it rejects.)",
    on: true,
  },
  {
    id: "XE1-slow",
    text: "The extension's window opens too slowly and misses the request: it stays blank, and nothing is answered.",
    on: false,
  },
  {
    id: "XE1-stale",
    text: "The extension was disabled or updated under the page: every request is an unexpected error.",
    on: false,
  },
  { id: "XE2", text: "Of two requests at once the extension answers neither.", on: true },
  { id: "XE3", text: "The extension's rejections have an empty object for a message.", on: false },
  {
    id: "XE4",
    text: "A network that is named to the extension is the wallet's network from then on.",
    on: true,
  },
  { id: "XE5", text: "The extension asks for its password at each signature.", on: true },
  {
    id: "XE-in-app",
    text: "The page is in the browser of xBull's mobile app: its bridge is there, and no extension.",
    on: false,
  },
  {
    id: "XP6",
    text: "A message that looks like base64 is decoded before it is signed.",
    on: true,
  },
]
