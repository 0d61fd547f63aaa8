import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** ms that the wallet's response takes to come, where it is late (HO4-late). */
export const LATE = 30_000

/** ms that a slow relay takes for a call. */
export const SLOW = 5_000

/** HOT's switches, numbered as the page of wallet protocols numbers its facts; most are the relay's faults. */
export const hotQuirks: readonly Quirk[] = quirksOf(["HO1"], {
  HO1: "It reads a request as UTF-8, which the vendor's package does not write: text beyond ASCII arrives mangled. (Off: as the package writes it.)",
  TELEGRAM: "The page runs inside Telegram, where a link opens the wallet.",
  "HO2-slow": "The relay takes five seconds to keep a request.",
  "HO2-4xx": "The relay keeps no request: too many (429).",
  "HO2-5xx": "The relay keeps no request: it is down (503).",
  "HO2-html": "What stands before the relay answers in its place, with a page (502).",
  "HO4-late": "The wallet's response comes half a minute late.",
  "HO4-slow": "The relay takes five seconds to hand a response over.",
  "HO4-5xx": "The relay hands no response over: it is down (503).",
  "HO4-gone": "The relay has forgotten the request (410).",
  "HO4-garbage": "The relay's answers are broken off, and no JSON.",
  "HO4-html": "The relay's answers are pages, and say that all is well.",
  HO5: "The relay answers in the wallet's place, by a key of its own.",
})
