import { toDecimal } from "../account/record-fields.js"
import { openAsset, readAsset } from "../operations/assets.js"
import type { Problems } from "../operations/field.js"
import { objectOf } from "../operations/json.js"
import { type OperationDraft, readOperation } from "../operations/operation.js"
import { readPrice } from "../operations/price.js"
import { toStroops } from "../stellar/amount.js"
import { readAmount } from "../stellar/read-amount.js"
import { fieldsOf } from "../stellar/read-json.js"
import { askExchange, assetQuery } from "./ask-exchange.js"

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
  const read = readOperation(operation)
  const problems = new Map("problems" in read ? read.problems : [])
  const amount = amountOf(operation)
  if (operation.values.offerId === "" && amount.trim() === "") {
    problems.set(isBuy(operation) ? "buyAmount" : "amount", { problem: "missing" })
  }
  return problems
}

/** Reads the terms of an offer. Undefined if a field is missing or wrong, and for one that is canceled. */
export function termsOf(operation: OperationDraft): OfferTerms | undefined {
  const { price: text, selling, buying } = operation.values
  const [give, get] = [selling, buying].map((asset) => assetIn(String(asset)))
  const amount = readAmount(amountOf(operation))
  const read = readPrice(String(text).trim())
  if (!("json" in read) || !("units" in amount) || !give || !get || give === get) return undefined
  const { n, d } = objectOf(read.json)
  const [above, below] = [BigInt(Number(n)), BigInt(Number(d))]
  const { units } = amount
  const price = (above * ONE) / below
  const other = (units * above + (isBuy(operation) ? below - 1n : 0n)) / below
  return isBuy(operation)
    ? {
        give: { asset: give, units: other },
        get: { asset: get, units },
        base: get,
        counter: give,
        price,
      }
    : {
        give: { asset: give, units },
        get: { asset: get, units: other },
        base: give,
        counter: get,
        price,
      }
}

/** The id of a typed asset. Undefined if it is invalid. */
export function assetIn(text: string): string | undefined {
  const read = readAsset(text.trim(), { kind: "asset", name: "asset" })
  return "json" in read ? openAsset(read.json) : undefined
}

export function isBuy({ type }: OperationDraft): boolean {
  return type === "manageBuyOffer"
}

function amountOf(operation: OperationDraft): string {
  return String(operation.values[isBuy(operation) ? "buyAmount" : "amount"] ?? "")
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
  base: string,
  counter: string,
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
