import type { xdr } from "@stellar/stellar-sdk/base"
import { addressOf } from "../entries/identity.js"
import { invalidField } from "../http/problem.js"
import type { Request } from "../http/request.js"
import type { Params } from "../http/router.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { assetFields, poolText, queriedAsset } from "./asset-fields.js"
import { amount, link, timestamp } from "./format.js"
import { type PastOperation, senderOf } from "./history.js"
import type { Rows } from "./page.js"
import { orientation, pastTrades, rateOf, type Trade } from "./past-trades.js"
import { checkAccount, checkPool } from "./scope.js"

/** `GET /trades`, and those of an account, an offer, or a pool. */
export function tradeRows(network: ServedNetwork): Rows {
  return (request, params) => {
    const pair = queriedPair(request)
    const isWanted = filterOf(request, params)
    return pastTrades(network)
      .filter(isWanted)
      .filter((trade) => !pair || orientation(trade, pair) !== undefined)
      .map((trade) => ({
        token: trade.token,
        record: () => tradeRecord(network, trade, pair && orientation(trade, pair)),
      }))
  }
}

/** The pair of assets that a request names, or none. */
function queriedPair(request: Request): [base: xdr.Asset, counter: xdr.Asset] | undefined {
  const base = queriedAsset(request, "base")
  const counter = queriedAsset(request, "counter")
  if (!base && !counter) return undefined
  if (!base || !counter)
    throw invalidField(
      base ? "counter_asset_type" : "base_asset_type",
      "this endpoint supports asset pairs but only one asset supplied",
    )
  return [base, counter]
}

function filterOf({ query }: Request, params: Params): (trade: Trade) => boolean {
  const { account_id: account, liquidity_pool_id: pool } = params
  const offer = params.offer_id ?? query.get("offer_id") ?? undefined
  const type = query.get("trade_type") ?? "all"
  if (account !== undefined) checkAccount(account)
  if (pool !== undefined) checkPool(pool)
  if (!["all", "orderbook", "liquidity_pool"].includes(type))
    throw invalidField("trade_type", "trade_type is all, orderbook, or liquidity_pool")
  return ({ past, atom }) => {
    const { seller, offerId, poolId } = sideOf(atom)
    if (type !== "all" && type !== typeOf(atom)) return false
    if (pool !== undefined && pool !== poolId) return false
    if (offer !== undefined && offer !== offerId && offer !== takerOffer(past)) return false
    return account === undefined || account === seller || account === addressOf(senderOf(past))
  }
}

function sideOf(atom: xdr.ClaimAtom): { seller?: string; offerId?: string; poolId?: string } {
  if (atom.type === "claimAtomTypeLiquidityPool")
    return { poolId: poolText(atom.liquidityPool.liquidityPoolId) }
  if (atom.type === "claimAtomTypeOrderBook")
    return { seller: addressOf(atom.orderBook.sellerId), offerId: String(atom.orderBook.offerId) }
  throw new TypeError(`${atom.type} has not been used since protocol 18`)
}

function typeOf({ type }: xdr.ClaimAtom): string {
  return type === "claimAtomTypeLiquidityPool" ? "liquidity_pool" : "orderbook"
}

/** The id of the offer that an operation left, or one that Horizon makes up for an operation that left none. */
function takerOffer({ result, id }: PastOperation): string {
  const found = (result?.type === "opInner" ? result.tr.value : {}) as {
    success?: { offer?: xdr.ManageOfferSuccessResultOffer }
  }
  const left = found.success?.offer
  return String(left && "offer" in left ? left.offer.offerId : id | (1n << 62n))
}

function tradeRecord(
  { horizonUrl }: ServedNetwork,
  trade: Trade,
  isSeller: boolean = orientation(trade)!,
): object {
  const { past, token, atom } = trade
  const { assetSold, amountSold, assetBought, amountBought } = atom.value
  const { seller, offerId, poolId } = sideOf(atom)
  const maker = { account: seller, offer_id: offerId, liquidity_pool_id: poolId }
  const taker = { account: addressOf(senderOf(past)), offer_id: takerOffer(past) }
  const sold = { ...maker, amount: amount(amountSold), ...assetFields(assetSold) }
  const bought = { ...taker, amount: amount(amountBought), ...assetFields(assetBought) }
  const rate = rateOf(trade, isSeller)
  const account = (address: string | undefined) => link(`${horizonUrl}/accounts/${address}`)
  const [base, counter] = isSeller ? [sold, bought] : [bought, sold]
  return {
    _links: {
      self: link(""),
      base: account(base.account),
      counter: account(counter.account),
      operation: link(`${horizonUrl}/operations/${past.id}`),
    },
    id: token,
    paging_token: token,
    ledger_close_time: timestamp(past.transaction.ledger.time),
    trade_type: typeOf(atom),
    liquidity_pool_fee_bp: poolId === undefined ? undefined : 30,
    offer_id: offerId,
    ...prefixed("base", base),
    ...prefixed("counter", counter),
    base_is_seller: isSeller,
    price: { n: String(rate.n), d: String(rate.d) },
  }
}

function prefixed(name: string, fields: object): object {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${name}_${key}`, value]))
}
