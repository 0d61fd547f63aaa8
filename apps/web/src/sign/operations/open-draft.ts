import { saveDraft } from "../../logic/operations/saved-draft.js"
import { openTransaction } from "../../logic/operations/transaction.js"
import { decodeEnvelope } from "../../logic/operations/xdr.js"
import { decimalMark } from "../../texts/numbers.js"

/** An envelope (base64 XDR) as a saved draft of the form. Throws a `ProblemError` of an `OpenProblem`. */
export function openDraft(original: string): string {
  return saveDraft({ ...openTransaction(decodeEnvelope(original), decimalMark()), original })
}
