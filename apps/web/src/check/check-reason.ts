import type { CheckProblem } from "../logic/check/check-error.js"
import { XdrError } from "../logic/pasted/xdr-error.js"
import { ProofError } from "../logic/proof/proof.js"
import { say } from "../texts/en/check.js"
import { say as sayProof } from "../texts/en/proof.js"
import { reasonOf } from "../ui/reason-of.js"
import { xdrReason } from "../ui/xdr-reason.js"

/** Why something couldn't be checked, in words. */
export function checkReason(error: unknown): string {
  if (error instanceof ProofError) return sayProof.problem(error.found)
  if (error instanceof XdrError) return xdrReason(error.found)
  return reasonOf<CheckProblem>(error, say.problem)
}
