import { xdr } from "@stellar/stellar-sdk/base"
import { holdingOf } from "../entries/holding.js"
import { removeEntry } from "../entries/reserves.js"
import { holds } from "./claim-predicate.js"
import type { OperationKind } from "./operation.js"

const { ClaimClaimableBalanceResult: Result } = xdr
const result = (of: xdr.ClaimClaimableBalanceResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.claimClaimableBalance(of))

/** Gives a claimable balance to the source, if it is a claimant whose predicate holds. */
export const claimClaimableBalance: OperationKind<xdr.OperationBodyClaimClaimableBalance> = {
  threshold: () => "low",
  untried: result(Result.claimClaimableBalanceSuccess()),
  flaw: () => undefined,

  apply({ claimClaimableBalanceOp: { balanceId } }, { source, draft, moment }) {
    const { accountId } = source
    const balance = draft.claimableBalance(balanceId)
    if (!balance) return result(Result.claimClaimableBalanceDoesNotExist())
    const claimant = balance.claimants.find(({ v0 }) => v0.destination.equals(accountId))
    if (!claimant || !holds(claimant.v0.predicate, moment.time))
      return result(Result.claimClaimableBalanceCannotClaim())

    const holding = holdingOf(draft, accountId, balance.asset)
    if (!holding) return result(Result.claimClaimableBalanceNoTrust())
    if (!holding.authorized) return result(Result.claimClaimableBalanceNotAuthorized())
    if (!holding.add(balance.amount)) return result(Result.claimClaimableBalanceLineFull())
    removeEntry(draft, balance, accountId)
    return result(Result.claimClaimableBalanceSuccess())
  },
}
