import { WalletError } from "./errors.js"

/** The message of a call that was cancelled. */
export const CANCELLED = "The request was cancelled."

/** The error with which an aborted signal ends a call; `message` is used where its reason is no `WalletError`. */
export function abortError(
  signal: AbortSignal | undefined,
  message: string = CANCELLED,
): WalletError {
  const reason: unknown = signal?.reason
  return WalletError.is(reason) ? reason : new WalletError("aborted", message, { cause: reason })
}
