import { type ErrorKind, parseError, WalletError } from "@alidade/core"

/** The specification's intent errors by code. */
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

/** The details of a failure that Albedo reported. */
export interface IntentFailure {
  message?: string
  ext?: unknown
}

/**
 * Creates the error for one of Albedo's codes, with the specification's message. An unknown code keeps its number and
 * its own message, with kind `external`.
 */
export function intentError(code: number, { message, ext }: IntentFailure = {}): WalletError {
  const [kind, text] = catalogue[code] ?? ["external", parseError({ message }).message]
  const cause = message === undefined ? undefined : { code, message, ext }
  return new WalletError(kind, text, { code, ext: parseError({ ext }).ext, cause })
}
