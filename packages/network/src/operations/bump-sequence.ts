import { xdr } from "@stellar/stellar-sdk/base"
import { withSequence } from "../entries/account.js"
import type { OperationKind } from "./operation.js"

const { BumpSequenceResult: Result } = xdr
const result = (of: xdr.BumpSequenceResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.bumpSequence(of))

/** Raises the sequence number of the source. It never lowers it. */
export const bumpSequence: OperationKind<xdr.OperationBodyBumpSequence> = {
  threshold: () => "low",
  untried: result(Result.bumpSequenceSuccess()),

  flaw({ bumpSequenceOp: { bumpTo } }) {
    return bumpTo < 0n ? result(Result.bumpSequenceBadSeq()) : undefined
  },

  apply({ bumpSequenceOp: { bumpTo } }, { source, draft, moment }) {
    const raises = bumpTo > source.seqNum
    draft.put(withSequence(source, raises ? bumpTo : source.seqNum, moment))
    return result(Result.bumpSequenceSuccess())
  },
}
