import { parseError, type Quotation, type Reason, reasonOf, type WalletError } from "@alidade/core"

/**
 * What an error says beyond a view's own sentence: its reason's remedy, or the whole reason. Undefined if the reason is
 * one of `repeated`, or if it is the wallet's own text, which the sentence replaces.
 */
export function addedReason(
  error: WalletError,
  repeated: readonly string[],
): Reason | Quotation | undefined {
  const { reason, cause, message } = error
  if (cause !== undefined && parseError(cause).message === message) return undefined
  const remedy = reason?.values?.remedy
  if (typeof remedy === "object") return remedy
  return reason && repeated.includes(reason.key) ? undefined : reasonOf(error)
}
