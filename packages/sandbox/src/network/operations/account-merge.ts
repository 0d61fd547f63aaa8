import { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag, credited, startingSequence } from "../account.js"
import { accountKey } from "../entries.js"
import { accountOf } from "../identity.js"
import type { OperationKind } from "./operation.js"

const { AccountMergeResult: Result } = xdr
const result = (of: xdr.AccountMergeResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.accountMerge(of))

/** Gives all lumens of the source to another account and removes the source. */
export const accountMerge: OperationKind<xdr.OperationBodyAccountMerge> = {
  threshold: () => "high",
  untried: result(Result.accountMergeSuccess(0n)),

  flaw({ destination }, source) {
    return accountOf(destination).equals(source)
      ? result(Result.accountMergeMalformed())
      : undefined
  },

  apply({ destination }, { source, draft, moment }) {
    const heir = draft.account(accountOf(destination))
    if (!heir) return result(Result.accountMergeNoAccount())
    if (source.flags & AuthFlag.immutable) return result(Result.accountMergeImmutableSet())
    if (source.numSubEntries !== source.signers.length)
      return result(Result.accountMergeHasSubEntries())
    // An account created again must not be able to use a sequence twice.
    if (source.seqNum >= startingSequence(moment.sequence))
      return result(Result.accountMergeSeqnumTooFar())
    const enriched = credited(heir, source.balance)
    if (!enriched) return result(Result.accountMergeDestFull())
    draft.put(enriched)
    draft.remove(accountKey(source.accountId))
    return result(Result.accountMergeSuccess(source.balance))
  },
}
