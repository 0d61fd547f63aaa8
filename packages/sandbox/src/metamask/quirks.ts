import { quirksOf, reason } from "../wallet/quirks.js"
import type { Quirk } from "../wallet/state.js"

/** MetaMask's quirks, numbered as on the page of wallet protocols. */
export const metamaskQuirks: readonly Quirk[] = quirksOf(["MM9", "MM10"], {
  MM2: reason(
    "quirkMm2",
    "Updated or disabled while the page is open: ports end, and messages stay without an answer.",
  ),
  "MM2-worker": reason(
    "quirkMm2Worker",
    "Its worker stops once: the port ends during the next request.",
  ),
  MM3: reason("quirkMm3", "Another build: no store has its id."),
  "MM3-flask": reason("quirkMm3Flask", "It is MetaMask Flask: another name and another id."),
  "MM3-forged": reason(
    "quirkMm3Forged",
    "Another script of the page answers first, with a false id.",
  ),
  "MM3-retry": reason("quirkMm3Retry", "It misses the first question for its id, and says so."),
  MM4: reason("quirkMm4", "The browser is Firefox: page messages instead of a port."),
  MM5: reason("quirkMm5", "The first two questions for a session stay without an answer."),
  "MM6-empty": reason("quirkMm6Empty", "A connection gives the page no account."),
  MM8: reason("quirkMm8", "A service that it needs fails: no signature, code -2."),
  "MM8-5100": reason("quirkMm85100", "This MetaMask has no Stellar: error 5100."),
  MM9: reason(
    "quirkMm9",
    "It signs only transactions in which the account takes part. (Off: any transaction.)",
  ),
  MM10: reason(
    "quirkMm10",
    "Asked for an account that it doesn't have, it signs with the connected one. (Off: it refuses.)",
  ),
  MM11: reason("quirkMm11", "The person shares only the selected account. (Off: all accounts.)"),
  MM12: reason(
    "quirkMm12",
    "The first connection allows no signatures: the page must connect once more.",
  ),
  "MM12-window": reason("quirkMm12Window", "At the first signature, it asks to connect once more."),
})
