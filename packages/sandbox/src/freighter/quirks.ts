import { quirksOf } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** ms that the first answer of a cold browser takes, and a window on a bad network (30 to 60 s). */
export const COLD_START = 1_200
export const LATE_WINDOW = 45_000

/** Above so many characters a message is met with neither window nor answer. */
export const LONGEST_MESSAGE = 1_500_000

/** Freighter's switches, numbered as the page of wallet protocols numbers its facts. */
export const freighterQuirks: readonly Quirk[] = quirksOf(["FR5", "FR6", "FR7"], {
  FR3: "It was updated or disabled under the page: every request is answered with an error, and logs one.",
  "FR3-worker":
    "Its worker stops during the next request to its user: that one fails, the next is answered. (Switches itself off.)",
  FR5: "Without a grant for the site, a window with its button disabled opens.",
  FR6: "An account that a request names becomes the active one; one it does not have is ignored.",
  FR7: "Set to another network than the request, it shows a notice and rejects.",
  FR8: "Refuses to sign for the public network on plain http. (Off: the sandbox's pages are plain http.)",
  FR9: "Lives in the side panel, where a second request hides the first.",
  FR10: "Shows the window of a transaction only after 45 seconds.",
  FR11: "The page is open in Freighter Mobile's own browser, where nothing of this is answered.",
  COLD: "The browser has just started: the first answer takes 1.2 seconds.",
})
