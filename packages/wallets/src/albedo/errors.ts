import {
  type ErrorKind,
  parseError,
  type Reason,
  reason,
  toWalletError,
  WalletError,
} from "@alidade/core"

/** The specification's intent errors by code. */
const catalogue: Readonly<Record<number, readonly [ErrorKind, Reason]>> = {
  [-1]: [
    "internal",
    reason(
      "albedoUnhandled",
      "Unhandled error occurred. If this error persists, please contact Albedo support.",
    ),
  ],
  [-2]: ["external", reason("albedoExternal", "External error occurred.")],
  [-3]: ["bad-request", reason("albedoInvalid", "Intent request is invalid.")],
  [-4]: ["rejected", reason("albedoRejected", "Action request was rejected by the user.")],
  [-5]: [
    "external",
    reason("albedoFailed", "Transaction failed when submitted to Stellar network."),
  ],
  [-6]: ["external", reason("albedoCallback", "Callback redirect failed.")],
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
  const { reason: unhandled, message: own } = toWalletError({ message })
  const [kind, words] = catalogue[code] ?? ["external", unhandled ?? own]
  const cause = message === undefined ? undefined : { code, message, ext }
  return new WalletError(kind, words, { code, ext: parseError({ ext }).ext, cause })
}
