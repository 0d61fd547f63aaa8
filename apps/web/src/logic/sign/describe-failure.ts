import { type ErrorKind, type WalletError, wrongNetworkOf } from "@alidade/core"
import { fieldsOf } from "../stellar/read-json.js"

/** How a failed request is shown. A request that the user canceled is a note, not a failure. */
export interface FailureDescription {
  tone: "note" | "warn" | "bad"
  /** `otherNetwork`: the request is for another network than the page's, which isn't the wallet's fault. */
  title: ErrorKind | "otherNetwork"
  /** What the wallet did to the transaction, instead of the error's message with its hashes. */
  change: "lostSignature" | "otherTransaction" | undefined
}

/** Describes an error that ended a signature request. Its message and details have the rest. */
export function describeFailure(error: WalletError): FailureDescription {
  const change = changeOf(error)
  if (wrongNetworkOf(error)?.subject === "request") {
    return { tone: "warn", title: "otherNetwork", change }
  }
  return { tone: tones[error.kind], title: error.kind, change }
}

function changeOf({ kind, ext }: WalletError): FailureDescription["change"] {
  const { sent, returned } = fieldsOf(ext)
  if (kind !== "altered" || sent === undefined || returned === undefined) return undefined
  return sent === returned ? "lostSignature" : "otherTransaction"
}

const tones: Readonly<Record<ErrorKind, FailureDescription["tone"]>> = {
  rejected: "note",
  "popup-closed": "note",
  aborted: "note",
  "wrong-network": "warn",
  "wrong-account": "bad",
  unsupported: "warn",
  "bad-request": "warn",
  "no-wallet": "warn",
  external: "bad",
  locked: "warn",
  "wrong-app": "warn",
  unplugged: "warn",
  "not-installed": "warn",
  "page-stale": "warn",
  "popup-blocked": "warn",
  timeout: "warn",
  altered: "bad",
  "bad-signature": "bad",
  "bad-reply": "bad",
  outdated: "warn",
  internal: "bad",
}
