import { XdrError } from "../../logic/pasted/xdr-error.js"
import type { EnvelopeProblem } from "../../logic/sign/envelope-file.js"
import { say } from "../../texts/en/sign.js"
import { reasonOf } from "../../ui/reason-of.js"
import { xdrReason } from "../../ui/xdr-reason.js"

/** Why a text or a file isn't an envelope, in words. */
export function envelopeReason(error: unknown): string {
  if (error instanceof XdrError) return xdrReason(error.found)
  return reasonOf<EnvelopeProblem>(error, say.problem)
}
