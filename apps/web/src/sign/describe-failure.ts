import { type ErrorKind, type WalletError, wrongNetworkOf } from "@alidade/core"
import { fieldsOf } from "../stellar/read-json.js"

/** How a failed request is shown. A request that the user canceled is a note, not a failure. */
export interface FailureDescription {
  tone: "note" | "warn" | "bad"
  title: string
}

/** The title for an error that ended a signature request. The error's message has the rest. */
export function describeFailure(error: WalletError, wallet: string): FailureDescription {
  const ofRequest = wrongNetworkOf(error)?.subject === "request"
  const [tone, title] = ofRequest ? forAnotherNetwork : descriptions[error.kind]
  return { tone, title: title.replace("{wallet}", wallet) }
}

/** An error's text without the hashes of an altered transaction: they belong in the details. */
export function reasonWithoutHashes(error: WalletError): string {
  const { sent, returned } = fieldsOf(error.ext)
  if (error.kind !== "altered" || sent === undefined || returned === undefined) return error.message
  return sent === returned
    ? "The wallet removed a signature from the transaction. Don’t submit it."
    : "A different transaction than requested. Don’t submit it."
}

const forAnotherNetwork = ["warn", "This is for a different network"] as const

const descriptions: Readonly<Record<ErrorKind, readonly [FailureDescription["tone"], string]>> = {
  rejected: ["note", "Declined: nothing was signed"],
  "popup-closed": ["note", "{wallet}’s window was closed: nothing was signed"],
  aborted: ["note", "Canceled"],
  "wrong-network": ["warn", "{wallet} is on another network"],
  "wrong-account": ["bad", "Signed by another account: rejected"],
  unsupported: ["warn", "{wallet} can’t sign this"],
  "bad-request": ["warn", "This can’t be signed"],
  "no-wallet": ["warn", "No wallet is connected"],
  external: ["bad", "A service failed"],
  locked: ["warn", "{wallet} is locked"],
  "wrong-app": ["warn", "Another app is open on {wallet}"],
  unplugged: ["warn", "{wallet} is not plugged in"],
  "not-installed": ["warn", "{wallet} is not installed"],
  "page-stale": ["warn", "Reload this page"],
  "popup-blocked": ["warn", "The browser blocked {wallet}’s window"],
  timeout: ["warn", "No answer from {wallet}"],
  altered: ["bad", "{wallet} signed something else: rejected"],
  "bad-signature": ["bad", "Invalid signature: rejected"],
  "bad-reply": ["bad", "{wallet} returned something unexpected"],
  outdated: ["warn", "{wallet} needs an update"],
  internal: ["bad", "Something went wrong in {wallet}"],
}
