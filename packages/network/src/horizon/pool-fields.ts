import type { xdr } from "@stellar/stellar-sdk/base"
import { assetText, poolText } from "./asset-fields.js"
import { amount } from "./format.js"
import { changesIn, type PastOperation } from "./history.js"

/** An amount of one of a pool's assets. */
export interface Reserve {
  readonly asset: string
  readonly amount: string
}

/** What a pool holds. */
function reservesOf({ body }: xdr.LiquidityPoolEntry): Reserve[] {
  const { params, reserveA, reserveB } = body.constantProduct
  return [
    { asset: assetText(params.assetA), amount: amount(reserveA) },
    { asset: assetText(params.assetB), amount: amount(reserveB) },
  ]
}

/** A pool as effects name it. */
export function poolFields(pool: xdr.LiquidityPoolEntry): object {
  const { params, totalPoolShares, poolSharesTrustLineCount } = pool.body.constantProduct
  return {
    id: poolText(pool.liquidityPoolId),
    fee_bp: params.fee,
    type: "constant_product",
    total_trustlines: String(poolSharesTrustLineCount),
    total_shares: amount(totalPoolShares),
    reserves: reservesOf(pool),
  }
}

/** The pool that an operation changed, before and after. */
export function poolChange(
  { changes }: PastOperation,
  id?: xdr.PoolId,
): Record<"before" | "after", xdr.LiquidityPoolEntry | undefined> | undefined {
  const pools = changesIn(changes).map(({ before, after }) => ({
    before: poolIn(before),
    after: poolIn(after),
  }))
  return pools.find(({ before, after }) => {
    const pool = after ?? before
    return pool !== undefined && (!id || pool.liquidityPoolId.equals(id))
  })
}

function poolIn(entry: xdr.LedgerEntry | undefined): xdr.LiquidityPoolEntry | undefined {
  return entry?.data.type === "liquidityPool" ? entry.data.liquidityPool : undefined
}

/** What a deposit or a withdrawal moved. Nothing if it failed. */
export function poolMoves(
  past: PastOperation,
  id: xdr.PoolId,
): { reserves: readonly Reserve[]; shares: string } {
  const { before, after } = poolChange(past, id) ?? {}
  if (!before || !after) return { reserves: [], shares: amount(0n) }
  const [was, is] = [before.body.constantProduct, after.body.constantProduct]
  const { assetA, assetB } = is.params
  return {
    reserves: [
      { asset: assetText(assetA), amount: difference(was.reserveA, is.reserveA) },
      { asset: assetText(assetB), amount: difference(was.reserveB, is.reserveB) },
    ],
    shares: difference(was.totalPoolShares, is.totalPoolShares),
  }
}

function difference(one: bigint, other: bigint): string {
  return amount(one > other ? one - other : other - one)
}
