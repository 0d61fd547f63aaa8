import type { Quirk } from "../wallet/state.js"

/** xBull's switches, numbered as the page of wallet protocols numbers its facts. */
export const xbullQuirks: readonly Quirk[] = [
  {
    id: "XP6",
    text: "A message that looks like base64 is decoded before it is signed.",
    on: true,
  },
]
