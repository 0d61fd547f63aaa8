import { type ErrorKind, type WalletError, wrongNetworkOf } from "@alidade/core"
import { fieldsOf } from "../stellar/read-json.js"
import { say } from "../texts/en/failures.js"

/** How a failed request is shown. A request that the user canceled is a note, not a failure. */
export interface FailureDescription {
  tone: "note" | "warn" | "bad"
  title: string
}

/** The title for an error that ended a signature request. The error's message has the rest. */
export function describeFailure(error: WalletError, wallet: string): FailureDescription {
  const ofRequest = wrongNetworkOf(error)?.subject === "request"
  if (ofRequest) return { tone: "warn", title: say("otherNetwork") }
  return { tone: tones[error.kind], title: say(error.kind, { wallet }) }
}

/** An error's text without the hashes of an altered transaction: they belong in the details. */
export function reasonWithoutHashes(error: WalletError): string {
  const { sent, returned } = fieldsOf(error.ext)
  if (error.kind !== "altered" || sent === undefined || returned === undefined) return error.message
  return sent === returned ? say("lostSignature") : say("otherTransaction")
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
