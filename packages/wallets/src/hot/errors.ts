import { parseError, WalletError } from "@alidade/core"
import { isRefusal } from "../values.js"

/** What the specification calls a wallet's answer without success: the `cause` of the `WalletError`. */
export class RequestFailed extends Error {
  override readonly name = "RequestFailed"
  /** What the wallet said of it; nothing of it has been looked at. */
  readonly payload: unknown

  constructor(payload: unknown) {
    super("HOT did not do what was asked.")
    this.payload = payload
  }
}

/** The error for a request that HOT answered without success. What a payload may hold is not documented. */
export function requestFailed(payload: unknown): WalletError {
  const { code, message } = parseError(payload)
  const { ext } = parseError({ ext: ["RequestFailed", payload] })
  const details = { ext, cause: new RequestFailed(payload) }
  return isRefusal({ code, message })
    ? new WalletError("rejected", `RequestFailed: declined in HOT (${message}).`, details)
    : new WalletError("internal", `RequestFailed: ${message}`, details)
}
