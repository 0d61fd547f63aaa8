import { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag, credited, startingSequence } from "../entries/account.js"
import { accountKey } from "../entries/entries.js"
import { accountOf } from "../entries/identity.js"
import type { OperationKind } from "./operation.js"

const { AccountMergeResult: Result } = xdr
const result = (of: xdr.AccountMergeResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.accountMerge(of))

/** Moves all lumens of the source to another account and removes the source. */
export const accountMerge: OperationKind<xdr.OperationBodyAccountMerge> = {
  threshold: () => "high",
  untried: result(Result.accountMergeSuccess(0n)),

  flaw({ destination }, source) {
    return accountOf(destination).equals(source)
      ? result(Result.accountMergeMalformed())
      : undefined
  },

  apply({ destination }, { source, draft, moment }) {
    const recipient = draft.account(accountOf(destination))
    if (!recipient) return result(Result.accountMergeNoAccount())
    if (source.flags & AuthFlag.immutable) return result(Result.accountMergeImmutableSet())
    if (source.numSubEntries !== source.signers.length)
      return result(Result.accountMergeHasSubEntries())
    // An account created again must not be able to reuse a sequence number.
    if (source.seqNum >= startingSequence(moment.sequence))
      return result(Result.accountMergeSeqnumTooFar())
    const credit = credited(recipient, source.balance)
    if (!credit) return result(Result.accountMergeDestFull())
    draft.put(credit)
    draft.remove(accountKey(source.accountId))
    return result(Result.accountMergeSuccess(source.balance))
  },
}
