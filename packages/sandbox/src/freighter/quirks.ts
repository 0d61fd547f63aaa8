import type { Quirk } from "../wallet/state.js"

/** ms that the first answer of a cold browser takes, and a window on a bad network (30 to 60 s). */
export const COLD_START = 1_200
export const LATE_WINDOW = 45_000

/** Above so many characters a message is met with neither window nor answer. */
export const LONGEST_MESSAGE = 1_500_000

/** Freighter's switches, numbered as the page of wallet protocols numbers its facts. */
export const freighterQuirks: readonly Quirk[] = [
  {
    id: "FR3",
    text: "It was updated or disabled under the page: every request is answered with an error, and logs one.",
    on: false,
  },
  {
    id: "FR3-worker",
    text: "Its worker stops during the next request to its user: that one fails, the next is answered. (Switches itself off.)",
    on: false,
  },
  {
    id: "FR5",
    text: "Without a grant for the site, a window with its button disabled opens.",
    on: true,
  },
  {
    id: "FR6",
    text: "An account that a request names becomes the active one; one it does not have is ignored.",
    on: true,
  },
  {
    id: "FR7",
    text: "Set to another network than the request, it shows a notice and rejects.",
    on: true,
  },
  {
    id: "FR8",
    text: "Refuses to sign for the public network on plain http. (Off: the sandbox's pages are plain http.)",
    on: false,
  },
  {
    id: "FR9",
    text: "Lives in the side panel, where a second request hides the first.",
    on: false,
  },
  { id: "FR10", text: "Shows the window of a transaction only after 45 seconds.", on: false },
  {
    id: "FR11",
    text: "The page is open in Freighter Mobile's own browser, where nothing of this is answered.",
    on: false,
  },
  {
    id: "COLD",
    text: "The browser has just started: the first answer takes 1.2 seconds.",
    on: false,
  },
]
