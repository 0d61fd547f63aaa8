import type { Quirk } from "../wallet/state.js"

/** ms after its page has loaded until Albedo says hello. */
export const HELLO_DELAY = 300

/** ms after an error until its window closes itself. */
export const CLOSE_DELAY = 500

/** Albedo's switches, numbered as the page of wallet protocols numbers its facts. */
export const albedoQuirks: readonly Quirk[] = [
  { id: "AL1-older", text: "An older Albedo: it says hello as protocol 2.", on: false },
  { id: "AL1-newer", text: "A newer Albedo: it says hello as protocol 4.", on: false },
  { id: "AL1-silent", text: "Its pages load, but never say hello.", on: false },
  {
    id: "AL4",
    text: "When its window is closed, it answers the request that it has received.",
    on: true,
  },
  { id: "AL5", text: "The page is on its blocklist: no request is ever answered.", on: false },
  {
    id: "AL6-exchange",
    text: "Exchange works. (Off: as today, when it always fails with an unhandled error.)",
    on: false,
  },
  {
    id: "AL7-storage",
    text: "The browser keeps third-party storage from its frame, which says and answers nothing then.",
    on: false,
  },
  {
    id: "AL7-forgotten",
    text: "It has forgotten its sessions: a request with one is never answered.",
    on: false,
  },
  {
    id: "AL10",
    text: "Signs messages in its own way and as SEP-53. (Off: an older Albedo, which knows its own way alone.)",
    on: true,
  },
]
