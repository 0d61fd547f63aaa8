import type { CreationError } from "../logic/smart/create-account.js"
import type { PasskeyError } from "../logic/smart/passkey.js"
import { say } from "../texts/en/passkey.js"
import { reasonOf } from "../ui/reason-of.js"

/** The words for a failure with a passkey. A browser's own says nothing that helps. */
export function passkeyReason(error: unknown): string {
  if (error instanceof DOMException && error.name === "NotAllowedError") return say("notUsed")
  return reasonOf<(CreationError | PasskeyError)["found"]>(error, say.problem)
}
