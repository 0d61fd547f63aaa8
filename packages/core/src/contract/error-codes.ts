import { specificCodes } from "./specific-codes.js"

/** The codes of the other kinds. */
const generalCodes = {
  /** The wallet is locked. */
  locked: -1,
  /** A hardware wallet has an app open that cannot sign for Stellar. */
  "wrong-app": -1,
  /** No permitted device of this wallet is plugged in, or it was unplugged during the request. */
  unplugged: -1,
  /** The wallet is not installed. */
  "not-installed": -1,
  /**
   * The extension was updated, reloaded or disabled while the page was open, or two extensions answer as one. The page
   * must be reloaded.
   */
  "page-stale": -1,
  /** The browser blocked the wallet's window. */
  "popup-blocked": -1,
  /** No answer arrived within the limit. */
  timeout: -1,
  /** The wallet signed something other than what it was sent. */
  altered: -1,
  /** The signature is not valid for the requested address. */
  "bad-signature": -1,
  /** The reply does not have the shape that the wallet's protocol requires. */
  "bad-reply": -1,
  /** The wallet's or its protocol's version is too old. */
  outdated: -1,
  /** The wallet failed for a reason of its own. */
  internal: -1,
} as const

/**
 * Stable names of the kinds of failure. The codes are those of the specification and SEP-43:
 * -1 internal, -2 external service, -3 bad request, -4 rejected by the user.
 */
export const errorCodes: typeof specificCodes & typeof generalCodes = {
  ...specificCodes,
  ...generalCodes,
}

/** The kinds of errors; `errorCodes` has the code of each. */
export type ErrorKind = keyof typeof errorCodes
