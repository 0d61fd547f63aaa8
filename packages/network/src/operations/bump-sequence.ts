import { xdr } from "@stellar/stellar-sdk/base"
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

  apply({ bumpSequenceOp: { bumpTo } }, { source, draft }) {
    if (bumpTo > source.seqNum) draft.put(new xdr.AccountEntry({ ...source, seqNum: bumpTo }))
    return result(Result.bumpSequenceSuccess())
  },
}
