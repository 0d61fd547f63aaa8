import { toWalletError, WalletError } from "@alidade/core"
import { isText, own } from "../values.js"

/** What the specification says of a connection that fails (section 8). */
export const CONNECT_FAILED = "There was an error when trying to connect"

/** What it says of a request that the person refused. */
const REJECTED = "Request rejected from the wallet"

/** Codes that mean a refusal (WC3), and SEP-43's. */
const refusals: ReadonlySet<unknown> = new Set([5000, 5001, 5002, 5003, 4001, 1, -4])
/** Codes of what the session does not grant, or the wallet does not know. */
const lacks: ReadonlySet<unknown> = new Set([3001, 5100, 5101, 5102, 5103, 5104, -32601])

const DISCONNECTED = 6000

/** Whether an error says that a person refused. */
function isRefusal(thrown: unknown): boolean {
  const code = own(thrown, "code")
  if (refusals.has(code)) return true
  return code === -32000 && /reject|declin|denied|refus|cancel/i.test(messageOf(thrown))
}

/** Whether an error says that the parameters were not understood, so that the other dialect may be. */
export function isMisunderstanding(thrown: unknown): boolean {
  const code = own(thrown, "code")
  return code === -32602 || code === -32600 || code === -3
}

/** What a wallet answered to a request, or the library threw instead, as an error for people. */
export function requestError(thrown: unknown): WalletError {
  if (WalletError.is(thrown)) return thrown
  const message = messageOf(thrown)
  const code = own(thrown, "code")
  const details = { cause: thrown, ...(message ? { ext: [message] } : {}) }
  if (isRefusal(thrown)) return new WalletError("rejected", REJECTED, details)
  if (code === DISCONNECTED || /no matching key|session topic doesn't exist/i.test(message)) {
    return sessionClosed(thrown)
  }
  if (lacks.has(code)) {
    return new WalletError("unsupported", "The wallet on the phone does not know this request.", {
      ...details,
    })
  }
  if (/expired/i.test(message)) {
    return new WalletError("timeout", "Nobody answered on the phone. The request expired.", details)
  }
  if (/publish|socket|internet connection/i.test(message)) {
    return new WalletError(
      "external",
      "The bridge to the phone cannot be reached. Check the connection, then try again.",
      details,
    )
  }
  return toWalletError(thrown)
}

/** Why a connection did not come about: its kind tells a refusal and an expiry from a failure, its words are one. */
export function connectError(thrown: unknown): WalletError {
  if (WalletError.is(thrown)) return thrown
  const kind = isRefusal(thrown) ? "rejected" : isExpiry(thrown) ? "timeout" : "external"
  return new WalletError(kind, CONNECT_FAILED, { cause: thrown })
}

/** Whether a proposal lapsed before anybody came. */
export function isExpiry(thrown: unknown): boolean {
  return /expired/i.test(messageOf(thrown))
}

/** The session was closed on the phone, or has expired. */
export function sessionClosed(cause?: unknown): WalletError {
  return new WalletError(
    "rejected",
    "The wallet has closed the session, or it has expired. Connect again.",
    { cause },
  )
}

function messageOf(thrown: unknown): string {
  const message = own(thrown, "message")
  return isText(message, 10_000) ? message.slice(0, 500) : ""
}
