import type { xdr } from "@stellar/stellar-sdk/base"
import { poolText } from "./asset-fields.js"
import { amount, price } from "./format.js"
import type { PastOperation } from "./history.js"
import { poolMoves, type Reserve } from "./pool-fields.js"

/** What a deposit was allowed to move into a pool, and what it moved. */
export function depositDetails(past: PastOperation, op: xdr.LiquidityPoolDepositOp): object {
  const { reserves, shares } = poolMoves(past, op.liquidityPoolId)
  const { minPrice, maxPrice } = op
  return {
    liquidity_pool_id: poolText(op.liquidityPoolId),
    reserves_max: limits(reserves, [op.maxAmountA, op.maxAmountB]),
    min_price: price(minPrice),
    min_price_r: { n: minPrice.n, d: minPrice.d },
    max_price: price(maxPrice),
    max_price_r: { n: maxPrice.n, d: maxPrice.d },
    reserves_deposited: reserves,
    shares_received: shares,
  }
}

/** What a withdrawal had to get from a pool at least, and what it got. */
export function withdrawDetails(past: PastOperation, op: xdr.LiquidityPoolWithdrawOp): object {
  const { reserves } = poolMoves(past, op.liquidityPoolId)
  return {
    liquidity_pool_id: poolText(op.liquidityPoolId),
    reserves_min: limits(reserves, [op.minAmountA, op.minAmountB]),
    shares: amount(op.amount),
    reserves_received: reserves,
  }
}

/** The amounts that an operation names for a pool's assets. */
function limits(reserves: readonly Reserve[], amounts: readonly [bigint, bigint]): Reserve[] {
  return reserves.map(({ asset }, index) => ({ asset, amount: amount(amounts[index]!) }))
}
