import { type ErrorKind, parseError, WalletError } from "@alidade/core"

/** The specification's intent errors, by code. */
const catalogue: Readonly<Record<number, readonly [ErrorKind, string]>> = {
  [-1]: [
    "internal",
    "Unhandled error occurred. If this error persists, please contact Albedo support.",
  ],
  [-2]: ["external", "External error occurred."],
  [-3]: ["bad-request", "Intent request is invalid."],
  [-4]: ["rejected", "Action request was rejected by the user."],
  [-5]: ["external", "Transaction failed when submitted to Stellar network."],
  [-6]: ["external", "Callback redirect failed."],
}

/** What Albedo said of a failure. */
export interface IntentFailure {
  message?: string
  ext?: unknown
}

/**
 * The error for a code of Albedo's, in the specification's words. A code that it does not know keeps its number and its
 * own words, kind `external`.
 */
export function intentError(code: number, { message, ext }: IntentFailure = {}): WalletError {
  const [kind, words] = catalogue[code] ?? ["external", parseError({ message }).message]
  const cause = message === undefined ? undefined : { code, message, ext }
  return new WalletError(kind, words, { code, ext: parseError({ ext }).ext, cause })
}
