import { parseError, WalletError } from "@alidade/core"
import { isRefusal } from "../channel/refusal.js"
import { isText } from "../channel/untrusted.js"
import { MAX_WORDS } from "./wire.js"

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
  const words = isText(message, MAX_WORDS) ? message : "HOT gave no reason."
  const details = { ext: ["RequestFailed", payload], cause: new RequestFailed(payload) }
  return isRefusal({ code, message: words })
    ? new WalletError("rejected", `RequestFailed: declined in HOT (${words}).`, details)
    : new WalletError("internal", `RequestFailed: ${words}`, details)
}

/** The error for a reply of another shape. */
export function unreadable(): WalletError {
  return new WalletError("bad-reply", "HOT gave a reply that cannot be read. It was not used.")
}
