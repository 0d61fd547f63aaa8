import { parseError, reason, reasonOf, toWalletError, WalletError } from "@alidade/core"
import { isRefusal } from "../values.js"

/** The specification's name for an unsuccessful response. It is the `cause` of the `WalletError`. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed"
  /** The response's payload, unchecked. */
  readonly payload: unknown

  constructor(payload: unknown) {
    super("HOT did not complete the request.")
    this.payload = payload
  }
}

/** The error for an unsuccessful response of HOT. The format of the payload is not documented. */
export function requestFailed(payload: unknown): WalletError {
  const failure = toWalletError(payload)
  const { ext } = parseError({ ext: ["RequestFailed", payload] })
  const details = { ext, cause: new RequestFailed(payload) }
  const values = { reason: reasonOf(failure) }
  return isRefusal(failure)
    ? new WalletError(
        "rejected",
        reason("hotDeclined", "RequestFailed: declined in HOT ({reason}).", values),
        details,
      )
    : new WalletError(
        "internal",
        reason("hotRequestFailed", "RequestFailed: {reason}", values),
        details,
      )
}
