import { xdr } from "@stellar/stellar-sdk/base"
import { isIssuer } from "../entries/asset.js"
import { isClawbackEnabled } from "../entries/claimable-balance.js"
import { removeEntry } from "../entries/reserves.js"
import type { OperationKind } from "./operation.js"

const { ClawbackClaimableBalanceResult: Result } = xdr
const result = (of: xdr.ClawbackClaimableBalanceResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.clawbackClaimableBalance(of))

/** Destroys a claimable balance of an asset that the source issues. */
export const clawbackClaimableBalance: OperationKind<xdr.OperationBodyClawbackClaimableBalance> = {
  threshold: () => "medium",
  untried: result(Result.clawbackClaimableBalanceSuccess()),
  flaw: () => undefined,

  apply({ clawbackClaimableBalanceOp: { balanceId } }, { source, draft }) {
    const { accountId } = source
    const balance = draft.claimableBalance(balanceId)
    if (!balance) return result(Result.clawbackClaimableBalanceDoesNotExist())
    if (!isIssuer(accountId, balance.asset))
      return result(Result.clawbackClaimableBalanceNotIssuer())
    if (!isClawbackEnabled(balance))
      return result(Result.clawbackClaimableBalanceNotClawbackEnabled())
    removeEntry(draft, balance, accountId)
    return result(Result.clawbackClaimableBalanceSuccess())
  },
}
