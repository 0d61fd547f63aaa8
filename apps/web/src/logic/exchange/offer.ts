import { toDecimal } from "../account/record-fields.js"
import type { Problems } from "../operations/field.js"
import { objectOf } from "../operations/json.js"
import type { OperationDraft } from "../operations/operation.js"
import { readPrice } from "../operations/price.js"
import { toStroops } from "../stellar/amount.js"
import { readAmount } from "../stellar/read-amount.js"
import { fieldsOf } from "../stellar/read-json.js"
import { askExchange, assetQuery } from "./ask-exchange.js"
import { assetPair, exchangeProblems } from "./asset-pair.js"

/** An amount of an asset, `native` or `CODE:ISSUER`, in stroops. */
export interface AssetUnits {
  asset: string
  units: bigint
}

/** What an offer is about, if its fields are filled in. */
export interface OfferTerms {
  give: AssetUnits
  get: AssetUnits
  /** The asset that the price is for, and the one that it is in. */
  base: string
  counter: string
  /** The price in units of 10^-7. */
  price: bigint
}

const ONE = 10_000_000n

/** What is wrong with an offer. A new one needs an amount, which cancels an existing one if it is empty. */
export function offerProblems(operation: OperationDraft): Problems {
  const problems = exchangeProblems(operation, "selling", "buying")
  const { values } = operation
  const amount = isBuy(operation) ? "buyAmount" : "amount"
  if (values.offerId === "" && String(values[amount]).trim() === "") {
    problems.set(amount, { problem: "missing" })
  }
  return problems
}

/** The asset that an offer's price is for, and the one that it is in. */
export type Pair = Pick<OfferTerms, "base" | "counter">

/** The assets of an offer's price. Undefined unless they are known, and two. */
export function pairOf(operation: OperationDraft): Pair | undefined {
  const [give, get] = assetPair(operation.values, "selling", "buying") ?? []
  const [base, counter] = isBuy(operation) ? [get, give] : [give, get]
  return base && counter ? { base, counter } : undefined
}

/** Reads the terms of an offer. Undefined if a field is missing or wrong, and for one that is canceled. */
export function termsOf(operation: OperationDraft): OfferTerms | undefined {
  const { price: text, buyAmount, amount } = operation.values
  const isBuying = isBuy(operation)
  const pair = pairOf(operation)
  const read = readPrice(String(text).trim())
  const typed = readAmount(String(isBuying ? buyAmount : amount))
  if (!pair || !("json" in read) || !("units" in typed)) return undefined
  const { n, d } = objectOf(read.json)
  const [above, below] = [BigInt(Number(n)), BigInt(Number(d))]
  const { units } = typed
  const base = { asset: pair.base, units }
  const counter = {
    asset: pair.counter,
    units: (units * above + (isBuying ? below - 1n : 0n)) / below,
  }
  const [give, get] = isBuying ? [counter, base] : [base, counter]
  return { give, get, ...pair, price: (above * ONE) / below }
}

function isBuy({ type }: OperationDraft): boolean {
  return type === "manageBuyOffer"
}

/** The best prices of an asset in another now, as decimal numbers. One that nobody offers is undefined. */
export interface BestPrices {
  /** What others pay for it. */
  bid: string | undefined
  /** What others want for it. */
  ask: string | undefined
}

/** Asks Horizon for the best prices of an asset: GET `/order_book`. Throws a `NetworkError` if it does not answer. */
export async function readBestPrices(
  horizonUrl: string,
  { base, counter }: Pair,
  signal: AbortSignal,
): Promise<BestPrices> {
  const query = { ...assetQuery("selling", base), ...assetQuery("buying", counter), limit: "1" }
  const { bids, asks } = await askExchange(`${horizonUrl}/order_book`, query, signal)
  const [bid, ask] = [bids, asks].map((levels) =>
    Array.isArray(levels) ? toDecimal(fieldsOf(levels[0]).price) : undefined,
  )
  return { bid, ask }
}

/** Whether an offer meets others at once. */
export function meetsOthers(
  operation: OperationDraft,
  terms: OfferTerms,
  best: BestPrices,
): boolean {
  const { bid, ask } = best
  if (isBuy(operation)) return ask !== undefined && terms.price >= toStroops(ask)
  return bid !== undefined && terms.price <= toStroops(bid)
}
