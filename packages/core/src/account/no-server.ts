import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"

/** The error for a network without the server that a call needs. */
export function noServer(): WalletError {
  return new WalletError(
    "bad-request",
    reason("noServer", "This network has no server that can be asked."),
  )
}
