import type { xdr } from "@stellar/stellar-sdk/base"
import { MAX_INT64 } from "../../entries/parameters.js"
import { divideUp, smaller } from "./divide.js"

/**
 * What an exchange with one offer rounds for: an offer against an offer, or a path payment of an exact amount. The offer
 * in the book sells `sold` for `bought`.
 */
export type Rounding = "offer" | "strictSend" | "strictReceive"

/** The most that the offer's seller can give and take, and the most that the other side wants to take and give. */
export interface Limits {
  readonly maxSold: bigint
  readonly maxBought: bigint
  readonly maxTaken: bigint
  readonly maxGiven: bigint
}

/** What an exchange moves. */
export interface Exchanged {
  /** From the offer's seller. */
  readonly sold: bigint
  /** To the offer's seller. */
  readonly bought: bigint
  /** Whether the offer is bigger than what the other side takes, so that a part of it stays. */
  readonly stays: boolean
}

/**
 * How much moves when two sides trade at the price of the offer in the book (CAP-4). The bigger side is the one that
 * stays; rounding is always in its favor. The other side can lose at most one percent by it: otherwise nothing moves.
 */
export function exchange(price: xdr.Price, limits: Limits, rounding: Rounding): Exchanged {
  const { sold, bought, stays } = unchecked(price, limits, rounding)
  if (sold === 0n || bought === 0n) {
    // The exact amount of a strict send can be too small to buy anything. Its minimum decides whether that is fine.
    const kept = rounding === "strictSend" ? { sold, bought } : { sold: 0n, bought: 0n }
    return { ...kept, stays }
  }
  return rounding === "offer" && !isFair(price, sold, bought)
    ? { sold: 0n, bought: 0n, stays }
    : { sold, bought, stays }
}

/** The same, whatever a side loses by rounding. */
function unchecked(price: xdr.Price, limits: Limits, rounding: Rounding): Exchanged {
  const [n, d] = [BigInt(price.n), BigInt(price.d)]
  const { maxSold, maxBought, maxTaken, maxGiven } = limits
  const offered = smaller(maxSold * n, maxBought * d)
  const wanted = smaller(maxGiven * d, maxTaken * n)
  const stays = offered > wanted
  if (stays && rounding === "strictSend")
    return { sold: wanted / n, bought: smaller(maxGiven, maxBought), stays }
  if (stays && (n > d || rounding === "strictReceive")) {
    const sold = wanted / n
    return { sold, bought: divideUp(sold * n, d), stays }
  }
  if (stays) {
    const bought = wanted / d
    return { sold: (bought * d) / n, bought, stays }
  }
  if (n > d) {
    const sold = offered / n
    return { sold, bought: (sold * n) / d, stays }
  }
  const bought = offered / d
  return { sold: divideUp(bought * d, n), bought, stays }
}

/** Whether the effective price is within one percent of the offer's. */
function isFair({ n, d }: xdr.Price, sold: bigint, bought: bigint): boolean {
  const difference = 100n * (BigInt(n) * sold - BigInt(d) * bought)
  const bound = BigInt(n) * sold
  return difference <= bound && -difference <= bound
}

/** How much of an amount an offer can sell at its price, given what its seller can give and take. */
export function sellable(price: xdr.Price, maxSold: bigint, maxBought: bigint): bigint {
  const limits = { maxSold, maxBought, maxTaken: MAX_INT64, maxGiven: MAX_INT64 }
  return exchange(price, limits, "offer").sold
}

/** What an offer of an amount could still sell and buy: its liabilities. */
export function liabilities(
  price: xdr.Price,
  maxSold: bigint,
  maxBought: bigint = MAX_INT64,
): Record<"selling" | "buying", bigint> {
  const limits = { maxSold, maxBought, maxTaken: MAX_INT64, maxGiven: MAX_INT64 }
  const { sold, bought } = unchecked(price, limits, "offer")
  return { selling: sold, buying: bought }
}

/** Compares two prices: negative if the first is lower. */
export function comparePrices(a: xdr.Price, b: xdr.Price): number {
  return a.n * b.d - b.n * a.d
}
