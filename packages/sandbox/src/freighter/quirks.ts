import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** Delay in ms of the first reply after a browser start, and of a window on a slow network (30 to 60 s). */
export const COLD_START = 1_200
export const LATE_WINDOW = 45_000

/** Freighter ignores messages longer than this, in characters: no window and no reply. */
export const LONGEST_MESSAGE = 1_500_000

/** Freighter's quirks, numbered as on the page of wallet protocols. */
export const freighterQuirks: readonly Quirk[] = quirksOf(["FR5", "FR6", "FR7", "CP6"], {
  FR3: reason(
    "quirkStale",
    "Updated or disabled while the page is open: every request fails and logs an error.",
  ),
  "FR3-worker": reason(
    "quirkFr3Worker",
    "Its worker stops during the next request to the user, which fails. Later requests work. (Turns itself off.)",
  ),
  FR5: reason("quirkFr5", "Without a grant for the site, its window opens with a disabled button."),
  FR6: reason(
    "quirkFr6",
    "A requested account becomes the active one. Unknown accounts are ignored.",
  ),
  "FR6-late": reason(
    "quirkFr6Late",
    "Set to another account than the request: its window opens a moment before that account is active, so one read of the account is empty. (Turns itself off.)",
  ),
  FR7: reason("quirkFr7", "Set to another network than the request: shows a notice and rejects."),
  FR8: reason(
    "quirkFr8",
    "Refuses to sign for the public network on plain http. (Off: the sandbox's pages use plain http.)",
  ),
  FR9: reason("quirkFr9", "Opens in the side panel, where a second request hides the first."),
  FR10: reason("quirkFr10", "Shows a transaction's window only after 45 seconds."),
  FR11: reason(
    "quirkFr11",
    "The page is open in Freighter Mobile's own browser, where the extension does not reply.",
  ),
  CP6: reason(
    "quirkCp6",
    "Refuses an authorization that names another account than the signer's. (Off: signs for others.)",
  ),
  IN6: reason(
    "quirkIn6",
    "A second extension answers as Freighter too, with another account, as Fordefi can.",
  ),
  COLD: reason(
    "quirkFreighterCold",
    "The browser has just started: the first reply takes 1.2 seconds.",
  ),
})
