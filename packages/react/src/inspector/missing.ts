import { reason, WalletError } from "@alidade/core"

/** The error for an argument that is missing. */
export function missing(element: string): WalletError {
  return new WalletError(
    "bad-request",
    reason("noElement", "{element} is not available", { element }),
  )
}
