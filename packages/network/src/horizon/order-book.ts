import type { xdr } from "@stellar/stellar-sdk/base"
import { invalidField } from "../http/problem.js"
import type { Request } from "../http/request.js"
import { comparePrices } from "../operations/exchange/rate.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { assetFields, queriedAsset } from "./asset-fields.js"
import { entriesOf } from "./entries-of.js"
import { amount, price } from "./format.js"

const DEFAULT_LEVELS = 20

/** `GET /order_book`: what is for sale of an asset, and what is bid for it, summed per price. */
export function orderBook(network: ServedNetwork, request: Request): object {
  const base = queriedAsset(request, "selling")
  const counter = queriedAsset(request, "buying")
  if (!base) throw invalidField("selling_asset_type", "the order book needs an asset that is sold")
  if (!counter)
    throw invalidField("buying_asset_type", "the order book needs an asset that is bought")
  const levels = Number(request.query.get("limit") || DEFAULT_LEVELS)
  if (!Number.isInteger(levels) || levels < 1 || levels > 200)
    throw invalidField("limit", "limit must be a number from 1 to 200")
  const asks = levelsOf(network, base, counter)
  const bids = levelsOf(network, counter, base).map(({ rate, sum }) => ({
    // A bid is an offer of the other asset, so its price is upside down.
    rate: { n: rate.d, d: rate.n },
    sum,
  }))
  return {
    bids: bids.slice(0, levels).map(level),
    asks: asks.slice(0, levels).map(level),
    base: assetFields(base),
    counter: assetFields(counter),
  }
}

interface Level {
  readonly rate: Pick<xdr.Price, "n" | "d">
  readonly sum: bigint
}

/** The offers of a direction, best price first, with equal prices as one. */
function levelsOf(network: ServedNetwork, selling: xdr.Asset, buying: xdr.Asset): Level[] {
  const offers = entriesOf(network, "offer")
    .map(({ data }) => data.offer)
    .filter((offer) => offer.selling.equals(selling) && offer.buying.equals(buying))
    .sort((a, b) => comparePrices(a.price, b.price))
  const levels: (Level & { price: xdr.Price })[] = []
  for (const offer of offers) {
    const last = levels.at(-1)
    const sum = offer.amount
    if (last && comparePrices(last.price, offer.price) === 0)
      levels[levels.length - 1] = { ...last, sum: last.sum + sum }
    else levels.push({ rate: offer.price, price: offer.price, sum })
  }
  return levels
}

function level({ rate, sum }: Level): object {
  return { price_r: { n: rate.n, d: rate.d }, price: price(rate), amount: amount(sum) }
}
