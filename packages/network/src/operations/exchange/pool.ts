import { hash, xdr } from "@stellar/stellar-sdk/base"
import { compareAssets, isIssuer, trustLineAsset } from "../../entries/asset.js"
import { type Draft, poolKey } from "../../entries/entries.js"
import { MAX_INT64 } from "../../entries/parameters.js"
import { lineFactsOf, withLineFacts } from "../../entries/trust-line.js"
import { divideUp } from "./divide.js"
import type { Rounding } from "./rate.js"

/** The fee of every pool, in hundredths of a percent. */
export const POOL_FEE = 30

const ONE = 10_000n
const KEPT: bigint = ONE - BigInt(POOL_FEE)

type Parameters = xdr.LiquidityPoolConstantProductParameters

/** The id of a pool, which derives from its assets. */
export function poolIdOf(parameters: Parameters): xdr.PoolId {
  const kind = xdr.LiquidityPoolParameters.liquidityPoolConstantProduct(parameters)
  return new xdr.PoolId(hash(kind.toXdr()))
}

/** The id of the pool of two assets, in any order. */
export function poolIdFor(one: xdr.Asset, other: xdr.Asset): xdr.PoolId {
  const [assetA, assetB] = compareAssets(one, other) < 0 ? [one, other] : [other, one]
  return poolIdOf(new xdr.LiquidityPoolConstantProductParameters({ assetA, assetB, fee: POOL_FEE }))
}

/** Changes what a pool holds. */
export function putPool(
  draft: Draft,
  { liquidityPoolId, body }: xdr.LiquidityPoolEntry,
  changes: Partial<xdr.LiquidityPoolEntryConstantProduct>,
): void {
  const constantProduct = new xdr.LiquidityPoolEntryConstantProduct({
    ...body.constantProduct,
    ...changes,
  })
  const next = xdr.LiquidityPoolEntryBody.liquidityPoolConstantProduct(constantProduct)
  draft.put(new xdr.LiquidityPoolEntry({ liquidityPoolId, body: next }))
}

/** Counts a new trust line of a pool's shares, and creates the pool with its first one. */
export function joinPool(draft: Draft, params: Parameters): void {
  const id = poolIdOf(params)
  const pool = draft.pool(id)
  const empty = new xdr.LiquidityPoolEntryConstantProduct({
    params,
    reserveA: 0n,
    reserveB: 0n,
    totalPoolShares: 0n,
    poolSharesTrustLineCount: 1n,
  })
  if (pool) {
    const { poolSharesTrustLineCount } = pool.body.constantProduct
    putPool(draft, pool, { poolSharesTrustLineCount: poolSharesTrustLineCount + 1n })
  } else {
    const body = xdr.LiquidityPoolEntryBody.liquidityPoolConstantProduct(empty)
    draft.put(new xdr.LiquidityPoolEntry({ liquidityPoolId: id, body }))
  }
}

/** Counts the end of a trust line of a pool's shares, for its assets' lines too. The pool ends with its last one. */
export function leavePool(draft: Draft, holder: xdr.AccountId, id: xdr.PoolId): void {
  const pool = draft.pool(id)!
  const { params, poolSharesTrustLineCount } = pool.body.constantProduct
  for (const asset of [params.assetA, params.assetB]) countPoolUse(draft, holder, asset, -1)
  if (poolSharesTrustLineCount === 1n) draft.remove(poolKey(id))
  else putPool(draft, pool, { poolSharesTrustLineCount: poolSharesTrustLineCount - 1n })
}

/** Counts how many pool shares use a trust line. Lumens, and the issuer's own asset, have none. */
export function countPoolUse(
  draft: Draft,
  holder: xdr.AccountId,
  asset: xdr.Asset,
  change: 1 | -1,
): void {
  if (asset.type === "assetTypeNative" || isIssuer(holder, asset)) return
  const line = draft.trustLine(holder, trustLineAsset(asset))!
  draft.put(withLineFacts(line, { poolUses: lineFactsOf(line).poolUses + change }))
}

/** What a share of a pool is worth: its part of a reserve, rounded down. */
export function shareOf(reserve: bigint, shares: bigint, total: bigint): bigint {
  return (shares * reserve) / total
}

/** An exchange with a pool: the amounts, and how to carry it out. */
export interface PoolExchange {
  readonly sent: bigint
  readonly received: bigint
  carryOut(): xdr.ClaimAtom
}

/** What a pool gives for an exact amount, or takes for one. `undefined` if there is no pool or it has too little. */
export function exchangeWithPool(
  draft: Draft,
  [sending, receiving]: readonly [xdr.Asset, xdr.Asset],
  { maxSend, maxReceive }: { maxSend: bigint; maxReceive: bigint },
  rounding: Exclude<Rounding, "offer">,
): PoolExchange | undefined {
  const id = poolIdFor(sending, receiving)
  const pool = draft.pool(id)
  if (!pool) return undefined
  const { params, reserveA, reserveB } = pool.body.constantProduct
  if (reserveA <= 0n || reserveB <= 0n) return undefined
  const sendsA = params.assetA.equals(sending)
  const [into, from] = sendsA ? [reserveA, reserveB] : [reserveB, reserveA]
  const amounts =
    rounding === "strictSend" ? sendInto(into, from, maxSend) : receiveFrom(into, from, maxReceive)
  if (!amounts) return undefined
  const { sent, received } = amounts
  return {
    sent,
    received,
    carryOut() {
      putPool(
        draft,
        pool,
        sendsA
          ? { reserveA: reserveA + sent, reserveB: reserveB - received }
          : { reserveA: reserveA - received, reserveB: reserveB + sent },
      )
      return xdr.ClaimAtom.claimAtomTypeLiquidityPool(
        new xdr.ClaimLiquidityAtom({
          liquidityPoolId: id,
          assetSold: receiving,
          amountSold: received,
          assetBought: sending,
          amountBought: sent,
        }),
      )
    },
  }
}

function sendInto(into: bigint, from: bigint, sent: bigint) {
  if (sent > MAX_INT64 - into) return undefined
  const received = (KEPT * from * sent) / (ONE * into + KEPT * sent)
  return received === 0n ? undefined : { sent, received }
}

function receiveFrom(into: bigint, from: bigint, received: bigint) {
  if (received >= from) return undefined
  const sent = divideUp(ONE * into * received, (from - received) * KEPT)
  return sent > MAX_INT64 - into ? undefined : { sent, received }
}
