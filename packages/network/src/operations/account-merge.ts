import { xdr } from "@stellar/stellar-sdk/base"
import { AuthFlag, credited, startingSequence } from "../entries/account.js"
import { factsOf } from "../entries/account-facts.js"
import { accountOf } from "../entries/identity.js"
import { removeEntry } from "../entries/reserves.js"
import { removeSigner } from "../entries/signers.js"
import type { Act, OperationKind } from "./operation.js"

const { AccountMergeResult: Result } = xdr
const result = (of: xdr.AccountMergeResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.accountMerge(of))

/** Moves all lumens of the source to another account and removes the source. */
export const accountMerge: OperationKind<xdr.OperationBodyAccountMerge> = {
  threshold: () => "high",
  untried: result(Result.accountMergeSuccess(0n)),

  flaw({ destination }, { source }) {
    return accountOf(destination).equals(source)
      ? result(Result.accountMergeMalformed())
      : undefined
  },

  apply({ destination }, act) {
    const { source, draft, moment } = act
    const { accountId, balance } = source
    const to = accountOf(destination)
    if (!draft.account(to)) return result(Result.accountMergeNoAccount())
    if (source.flags & AuthFlag.immutable) return result(Result.accountMergeImmutableSet())
    if (source.numSubEntries !== source.signers.length)
      return result(Result.accountMergeHasSubEntries())
    // An account created again must not be able to reuse a sequence number.
    if (source.seqNum >= startingSequence(moment.sequence))
      return result(Result.accountMergeSeqnumTooFar())
    if (isSponsor(act)) return result(Result.accountMergeIsSponsor())

    for (const { key } of source.signers) removeSigner(draft, accountId, key)
    const recipient = credited(draft.account(to)!, balance)
    if (!recipient) return result(Result.accountMergeDestFull())
    draft.put(recipient)
    removeEntry(draft, draft.account(accountId)!, accountId)
    return result(Result.accountMergeSuccess(balance))
  },
}

/** Whether the source pays for others, or began to in this transaction. */
function isSponsor({ source, sponsorships }: Act): boolean {
  if (factsOf(source).numSponsoring > 0) return true
  return [...sponsorships.values()].some((sponsor) => sponsor.equals(source.accountId))
}
