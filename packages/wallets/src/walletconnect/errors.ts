import { type Reason, reason, toWalletError, WalletError } from "@alidade/core"
import { own } from "../own.js"
import { isText } from "../values.js"

/** The specification's text for a failed connection (section 8). */
export const CONNECT_FAILED: Reason = reason(
  "phoneFailed",
  "There was an error when trying to connect",
)

/** A wallet on a phone that has not said its name. */
export const PHONE: Reason = reason("phoneWallet", "The wallet on the phone")

/** The specification's text for a rejected request. */
const REJECTED = reason("requestRejected", "Request rejected from the wallet")

/** Error codes of a rejection (WC3), and SEP-43's. */
const refusalCodes: ReadonlySet<unknown> = new Set([5000, 5001, 5002, 5003, 4001, 1, -4])
/** Error codes for what the session does not grant or the wallet does not support. */
const unsupportedCodes: ReadonlySet<unknown> = new Set([
  1001, 3001, 5100, 5101, 5102, 5103, 5104, 10001, -32601,
])

const DISCONNECTED = 6000

/** Whether an error means that the user rejected the request. */
function isRefusal(thrown: unknown): boolean {
  const code = own(thrown, "code")
  if (refusalCodes.has(code)) return true
  return code === -32000 && /reject|declin|denied|refus|cancel/i.test(messageOf(thrown))
}

/** Whether the wallet did not understand the parameters, so that the other dialect may work. */
export function isParameterError(thrown: unknown): boolean {
  const code = own(thrown, "code")
  return code === -32602 || code === -32600 || code === -3
}

/** Converts a wallet's error reply, or an error of the library, to a `WalletError`. */
export function requestError(thrown: unknown): WalletError {
  if (WalletError.is(thrown)) return thrown
  const message = messageOf(thrown)
  const code = own(thrown, "code")
  const details = { cause: thrown, ...(message ? { ext: [message] } : {}) }
  if (isRefusal(thrown)) return new WalletError("rejected", REJECTED, details)
  if (code === DISCONNECTED || /no matching key|session topic doesn't exist/i.test(message)) {
    return sessionClosed(thrown)
  }
  if (unsupportedCodes.has(code)) {
    return new WalletError(
      "unsupported",
      reason("phoneUnsupported", "The wallet on the phone does not support this request."),
      {
        ...details,
      },
    )
  }
  if (/expired/i.test(message)) {
    return new WalletError(
      "timeout",
      reason("phoneExpired", "The request expired without a response from the phone."),
      details,
    )
  }
  if (/publish|socket|internet connection/i.test(message)) {
    return new WalletError(
      "external",
      reason(
        "phoneOffline",
        "Can't reach the connection service. Check your connection, then try again.",
      ),
      details,
    )
  }
  return toWalletError(thrown)
}

/** The error of a failed connection. Its kind tells rejection, expiry and failure apart; its text is fixed. */
export function connectError(thrown: unknown): WalletError {
  if (WalletError.is(thrown)) return thrown
  const kind = isRefusal(thrown) ? "rejected" : isExpiry(thrown) ? "timeout" : "external"
  return new WalletError(kind, CONNECT_FAILED, { cause: thrown })
}

/** Whether a proposal expired before anyone used it. */
export function isExpiry(thrown: unknown): boolean {
  return /expired/i.test(messageOf(thrown))
}

/** The error for a session that was closed on the phone or has expired. */
export function sessionClosed(cause?: unknown): WalletError {
  return new WalletError(
    "rejected",
    reason("phoneEnded", "The wallet closed the session, or the session expired. Connect again."),
    { cause },
  )
}

function messageOf(thrown: unknown): string {
  const message = own(thrown, "message")
  return isText(message, 10_000) ? message.slice(0, 500) : ""
}
