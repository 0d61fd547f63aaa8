import { type ErrorKind, WalletError } from "@alidade/core"
import { readFailure, WINDOW_CLOSES } from "./wire.js"

const CLOSES_ITSELF = "Its window closes by itself after 30 seconds."
/** The words for `timeout` of what opens no window: a wallet whose settings were never touched answers nothing (RA5). */
export const SILENCE =
  "Rabet does not answer. Open Rabet once and save its settings, then try again: before that it answers no page."

/** The words for `page-stale`: the page's content script has lost the extension (RA5). */
export const LOST = "Rabet was switched off or updated. Reload this page."

/** The words for `timeout` of a window. */
export const LATE: string = `Rabet did not answer. Ask again. ${CLOSES_ITSELF}`

/** The words for `wrong-account` where the account was changed under a window. */
export const ACCOUNT_CHANGED =
  "The account was changed in Rabet while it was being asked. Ask again."

/** What Rabet's words for a failure mean. */
const meanings: Readonly<Record<string, readonly [ErrorKind, string]>> = {
  // RA3: a refusal and a window that closed are one word.
  "user-rejected": [
    "rejected",
    `The request was declined in Rabet, or its window was closed. ${CLOSES_ITSELF}`,
  ],
  // RA5: asked only after it has connected. Until it has kept a first connection, 1.7.7 fails to keep any while its
  // Privacy mode is on, which is the default; without that mode it needs none. RA6: a window placed where there is no
  // screen is called so too.
  "not-connected": [
    "internal",
    "Rabet says that this site is not connected, though it has just connected it. Turn off Privacy mode in its settings (General) and save them, and keep this browser's window fully on the screen. Then try again.",
  ],
  "no-message-received": ["page-stale", LOST],
  "no-account": ["internal", "Rabet has no account yet. Make one there, then try again."],
  "no-user-logged": ["locked", "Rabet was locked before it signed. Unlock it, then try again."],
  "invalid-xdr": ["bad-request", "Rabet could not read this transaction."],
  // RA6: the one failure that it calls so is a window placed where there is no screen.
  "internal-error": [
    "internal",
    "Rabet could not open its window. Move this browser's window fully onto the screen, then try again.",
  ],
}

/** The error for what Rabet threw, after so many ms. */
export function errorOf(thrown: unknown, waited: number): WalletError {
  const said = readFailure(thrown)
  if (said === "user-rejected" && waited >= WINDOW_CLOSES) {
    return new WalletError(
      "popup-closed",
      "Rabet's window closed by itself after 30 seconds, before anything was chosen there. Ask again.",
      { cause: thrown },
    )
  }
  const meant = said && Object.hasOwn(meanings, said) ? meanings[said] : undefined
  const [kind, message] = meant ?? ["internal", `Rabet failed${said ? `: ${said}` : ""}.`]
  return new WalletError(kind, message, { cause: thrown })
}
