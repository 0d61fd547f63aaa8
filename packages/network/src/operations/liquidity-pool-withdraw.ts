import { xdr } from "@stellar/stellar-sdk/base"
import { holdingOf, lineOf } from "../entries/holding.js"
import { putPool, shareOf } from "./exchange/pool.js"
import type { Act, OperationKind } from "./operation.js"

const { LiquidityPoolWithdrawResult: Result } = xdr
const result = (of: xdr.LiquidityPoolWithdrawResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.liquidityPoolWithdraw(of))

/** Returns shares of a pool for what they are worth of both assets. */
export const liquidityPoolWithdraw: OperationKind<xdr.OperationBodyLiquidityPoolWithdraw> = {
  threshold: () => "medium",
  untried: result(Result.liquidityPoolWithdrawSuccess()),

  flaw({ liquidityPoolWithdrawOp: { amount, minAmountA, minAmountB } }) {
    return amount > 0n && minAmountA >= 0n && minAmountB >= 0n
      ? undefined
      : result(Result.liquidityPoolWithdrawMalformed())
  },

  apply({ liquidityPoolWithdrawOp: op }, act) {
    const { source, draft } = act
    const shareAsset = xdr.TrustLineAsset.assetTypePoolShare(op.liquidityPoolId)
    const shares = lineOf(draft, source.accountId, shareAsset)
    if (!shares) return result(Result.liquidityPoolWithdrawNoTrust())
    if (shares.available() < op.amount) return result(Result.liquidityPoolWithdrawUnderfunded())

    const pool = draft.pool(op.liquidityPoolId)!
    const { params, reserveA, reserveB, totalPoolShares } = pool.body.constantProduct
    const amountA = shareOf(reserveA, op.amount, totalPoolShares)
    const amountB = shareOf(reserveB, op.amount, totalPoolShares)
    const failure =
      receive(params.assetA, amountA, op.minAmountA, act) ??
      receive(params.assetB, amountB, op.minAmountB, act)
    if (failure) return failure
    shares.add(-op.amount)
    putPool(draft, pool, {
      reserveA: reserveA - amountA,
      reserveB: reserveB - amountB,
      totalPoolShares: totalPoolShares - op.amount,
    })
    return result(Result.liquidityPoolWithdrawSuccess())
  },
}

function receive(
  asset: xdr.Asset,
  amount: bigint,
  minimum: bigint,
  { source, draft }: Act,
): xdr.OperationResult | undefined {
  if (amount < minimum) return result(Result.liquidityPoolWithdrawUnderMinimum())
  // The line exists: it cannot be closed while the shares' line is open.
  const received = holdingOf(draft, source.accountId, asset)!.add(amount)
  return received ? undefined : result(Result.liquidityPoolWithdrawLineFull())
}
