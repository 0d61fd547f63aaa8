import { type ErrorKind, type Reason, reason, WalletError } from "@alidade/core"
import { failed } from "../values.js"
import { withRemedy } from "../with-remedy.js"
import { readFailure, WINDOW_CLOSES } from "./wire.js"

const CLOSES_ITSELF = reason("rabetHint", "Rabet closes its window after 30 seconds.")
/** `timeout` text for calls without a window. A Rabet whose settings were never saved responds to nothing (RA5). */
export const SILENCE: Reason = reason(
  "rabetSettings",
  "Rabet does not respond. Open Rabet, save its settings once, then try again.",
)

/** `page-stale` text: the page's content script has lost the extension (RA5). */
export const LOST: Reason = reason(
  "switchedOff",
  "{wallet} was turned off or updated. Reload this page.",
  { wallet: "Rabet" },
)

/** `timeout` text for calls with a window. */
export const LATE: Reason = reason("rabetSilent", "Rabet did not respond. Try again. {hint}", {
  hint: CLOSES_ITSELF,
})

/** `wrong-account` text: the account was changed while a window was open. */
export const ACCOUNT_CHANGED: Reason = reason(
  "rabetChanged",
  "The account was changed in Rabet during the request. Try again.",
)

/** Errors by Rabet's failure code. */
const meanings: Readonly<Record<string, readonly [ErrorKind, Reason]>> = {
  // RA3: Rabet reports a rejection and a closed window with the same code.
  "user-rejected": [
    "rejected",
    withRemedy(
      reason("declined", "The request was declined in {wallet}, or its window was closed.", {
        wallet: "Rabet",
      }),
      CLOSES_ITSELF,
    ),
  ],
  // RA5: requests are only sent after Rabet has connected. In Privacy mode, the default, 1.7.7 fails to store the first
  // connection; without Privacy mode it needs none. RA6: a window that would open off the screen gets this code too.
  "not-connected": [
    "internal",
    reason(
      "rabetPrivacy",
      "Rabet keeps this site out. Turn off Privacy mode in its settings (General), save, then try again.",
    ),
  ],
  "no-message-received": ["page-stale", LOST],
  "no-account": [
    "internal",
    reason("rabetNoAccount", "Rabet has no account yet. Create one in Rabet, then try again."),
  ],
  "no-user-logged": [
    "locked",
    reason("rabetRelocked", "Rabet was locked before it signed. Unlock it, then try again."),
  ],
  "invalid-xdr": [
    "bad-request",
    reason("rabetUnreadable", "Rabet could not read this transaction."),
  ],
  // RA6: Rabet only uses this code for a window that would open off the screen.
  "internal-error": [
    "internal",
    reason(
      "rabetWindow",
      "Rabet could not open its window. Move this browser's window fully onto the screen, then try again.",
    ),
  ],
}

/** The error for what Rabet threw after `waited` ms. */
export function errorOf(thrown: unknown, waited: number): WalletError {
  const failure = readFailure(thrown)
  if (failure === "user-rejected" && waited >= WINDOW_CLOSES) {
    return new WalletError(
      "popup-closed",
      reason(
        "rabetTimedOut",
        "Rabet closed its window after 30 seconds without an answer. Try again.",
      ),
      { cause: thrown },
    )
  }
  const known = failure && Object.hasOwn(meanings, failure) ? meanings[failure] : undefined
  const [kind, words] = known ?? ["internal", failed("Rabet", failure)]
  return new WalletError(kind, words, { cause: thrown })
}
