import { type ErrorKind, WalletError } from "@alidade/core"
import { readFailure, WINDOW_CLOSES } from "./wire.js"

const CLOSES_ITSELF = "Its window closes by itself after 30 seconds."
const SAVE_SETTINGS = "Open Rabet once and save its settings, then try again"

/** The words for `timeout` of what opens no window: a wallet whose settings were never touched answers nothing (RA5). */
export const SILENCE: string = `Rabet does not answer. ${SAVE_SETTINGS}: before that it answers no page.`

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
  // RA5: asked only after it has connected.
  "not-connected": [
    "internal",
    `Rabet says that this site is not connected, though it has just connected it. ${SAVE_SETTINGS}.`,
  ],
  // RA5: its content script has lost the extension.
  "no-message-received": ["page-stale", "Rabet was switched off or updated. Reload this page."],
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

/** Throws `bad-reply`. */
export function unreadable(): never {
  throw new WalletError("bad-reply", "Rabet gave a reply that cannot be read. It was not used.")
}
