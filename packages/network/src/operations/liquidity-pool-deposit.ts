import { xdr } from "@stellar/stellar-sdk/base"
import { holdingOf, lineOf } from "../entries/holding.js"
import { MAX_INT64 } from "../entries/parameters.js"
import { divideUp, smaller, squareRoot } from "./exchange/divide.js"
import { putPool } from "./exchange/pool.js"
import { comparePrices } from "./exchange/rate.js"
import type { OperationKind } from "./operation.js"

const { LiquidityPoolDepositResult: Result } = xdr
const result = (of: xdr.LiquidityPoolDepositResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.liquidityPoolDeposit(of))

/** Gives both assets of a pool to it, in the pool's proportion, for shares. */
export const liquidityPoolDeposit: OperationKind<xdr.OperationBodyLiquidityPoolDeposit> = {
  threshold: () => "medium",
  untried: result(Result.liquidityPoolDepositSuccess()),

  flaw({ liquidityPoolDepositOp: { maxAmountA, maxAmountB, minPrice, maxPrice } }) {
    const valid =
      maxAmountA > 0n &&
      maxAmountB > 0n &&
      [minPrice.n, minPrice.d, maxPrice.n, maxPrice.d].every((part) => part > 0) &&
      comparePrices(minPrice, maxPrice) <= 0
    return valid ? undefined : result(Result.liquidityPoolDepositMalformed())
  },

  apply({ liquidityPoolDepositOp: op }, { source, draft }) {
    const { accountId } = source
    const shareAsset = xdr.TrustLineAsset.assetTypePoolShare(op.liquidityPoolId)
    const shares = lineOf(draft, accountId, shareAsset)
    if (!shares) return result(Result.liquidityPoolDepositNoTrust())
    const pool = draft.pool(op.liquidityPoolId)!
    const { params, reserveA, reserveB, totalPoolShares } = pool.body.constantProduct
    // The trust lines exist: they cannot be closed while the shares' line is open.
    const giverA = holdingOf(draft, accountId, params.assetA)!
    const giverB = holdingOf(draft, accountId, params.assetB)!
    if (!giverA.authorized || !giverB.authorized)
      return result(Result.liquidityPoolDepositNotAuthorized())

    const { amountA, amountB, received } = amountsOf(op, pool.body.constantProduct)
    if (giverA.available() < amountA || giverB.available() < amountB)
      return result(Result.liquidityPoolDepositUnderfunded())
    if (isBadPrice(amountA, amountB, op)) return result(Result.liquidityPoolDepositBadPrice())
    if (shares.room() < received) return result(Result.liquidityPoolDepositLineFull())
    const after = {
      reserveA: reserveA + amountA,
      reserveB: reserveB + amountB,
      totalPoolShares: totalPoolShares + received,
    }
    if (Object.values(after).some((amount) => amount > MAX_INT64))
      return result(Result.liquidityPoolDepositPoolFull())
    giverA.add(-amountA)
    giverB.add(-amountB)
    shares.add(received)
    putPool(draft, pool, after)
    return result(Result.liquidityPoolDepositSuccess())
  },
}

/** What is deposited, and the shares for it. The first deposit sets the proportion. */
function amountsOf(
  { maxAmountA, maxAmountB }: xdr.LiquidityPoolDepositOp,
  { reserveA, reserveB, totalPoolShares }: xdr.LiquidityPoolEntryConstantProduct,
): { amountA: bigint; amountB: bigint; received: bigint } {
  if (totalPoolShares === 0n)
    return {
      amountA: maxAmountA,
      amountB: maxAmountB,
      received: squareRoot(maxAmountA * maxAmountB),
    }
  const received = smaller(
    (totalPoolShares * maxAmountA) / reserveA,
    (totalPoolShares * maxAmountB) / reserveB,
  )
  return {
    amountA: divideUp(received * reserveA, totalPoolShares),
    amountB: divideUp(received * reserveB, totalPoolShares),
    received,
  }
}

/** Whether the price of the deposit, amount A by amount B, is outside its bounds. */
function isBadPrice(
  a: bigint,
  b: bigint,
  { minPrice, maxPrice }: xdr.LiquidityPoolDepositOp,
): boolean {
  return (
    a === 0n ||
    b === 0n ||
    a * BigInt(minPrice.d) < b * BigInt(minPrice.n) ||
    a * BigInt(maxPrice.d) > b * BigInt(maxPrice.n)
  )
}
