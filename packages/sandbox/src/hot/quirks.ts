import type { Quirk } from "../wallet/state.js"

/** ms that the wallet's response takes to come, where it is late (HO4-late). */
export const LATE = 30_000

/** ms that a slow relay takes for a call. */
export const SLOW = 5_000

/** HOT's switches, numbered as the page of wallet protocols numbers its facts; most are the relay's faults. */
export const hotQuirks: readonly Quirk[] = [
  {
    id: "HO1",
    text: "It reads a request as UTF-8, which the vendor's package does not write: text beyond ASCII arrives mangled. (Off: as the package writes it.)",
    on: true,
  },
  {
    id: "TELEGRAM",
    text: "The page runs inside Telegram, where a link opens the wallet.",
    on: false,
  },
  { id: "HO2-slow", text: "The relay takes five seconds to keep a request.", on: false },
  { id: "HO2-4xx", text: "The relay keeps no request: too many (429).", on: false },
  { id: "HO2-5xx", text: "The relay keeps no request: it is down (503).", on: false },
  {
    id: "HO2-html",
    text: "What stands before the relay answers in its place, with a page (502).",
    on: false,
  },
  { id: "HO4-late", text: "The wallet's response comes half a minute late.", on: false },
  { id: "HO4-slow", text: "The relay takes five seconds to hand a response over.", on: false },
  { id: "HO4-5xx", text: "The relay hands no response over: it is down (503).", on: false },
  { id: "HO4-gone", text: "The relay has forgotten the request (410).", on: false },
  { id: "HO4-garbage", text: "The relay's answers are broken off, and no JSON.", on: false },
  { id: "HO4-html", text: "The relay's answers are pages, and say that all is well.", on: false },
  { id: "HO5", text: "The relay answers in the wallet's place, by a key of its own.", on: false },
]
