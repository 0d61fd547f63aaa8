import { xdr } from "@stellar/stellar-sdk/base"
import type { Draft } from "../../entries/entries.js"
import { holdingOf } from "../../entries/holding.js"
import { removeEntry } from "../../entries/reserves.js"
import { smaller } from "./divide.js"
import { comparePrices, exchange, liabilities, type Rounding, sellable } from "./rate.js"

/** The offers that sell an asset for another, best first: the lowest price, and of these the oldest. */
export function offersOf(draft: Draft, selling: xdr.Asset, buying: xdr.Asset): xdr.OfferEntry[] {
  return [...draft.offers()]
    .filter((offer) => offer.selling.equals(selling) && offer.buying.equals(buying))
    .sort((a, b) => comparePrices(a.price, b.price) || Number(a.offerId - b.offerId))
}

/** Adds the liabilities of an offer to its seller's balances, or releases them. */
export function setLiabilities(
  draft: Draft,
  { sellerId, selling, buying, price, amount }: xdr.OfferEntry,
  change: "acquire" | "release",
): void {
  const due = liabilities(price, amount)
  const sign = change === "acquire" ? 1n : -1n
  holdingOf(draft, sellerId, buying)!.addLiabilities("buying", sign * due.buying)
  holdingOf(draft, sellerId, selling)!.addLiabilities("selling", sign * due.selling)
}

/** Removes an offer with its liabilities, and releases its reserve. */
export function removeOffer(draft: Draft, offer: xdr.OfferEntry): void {
  setLiabilities(draft, offer, "release")
  removeEntry(draft, offer, offer.sellerId)
}

/** What crossing an offer moved, from the view of who crosses it. */
export interface Crossed {
  readonly sent: bigint
  readonly received: bigint
  /** Whether the offer is used up. */
  readonly taken: boolean
  /** Whether the offer had more than was wanted, so that nothing is left to exchange. */
  readonly done: boolean
  readonly atom: xdr.ClaimAtom
}

/** Trades with an offer in the book, as far as both sides can. Changes the balances of its seller only. */
export function crossOffer(
  draft: Draft,
  offer: xdr.OfferEntry,
  { maxSend, maxReceive }: { maxSend: bigint; maxReceive: bigint },
  rounding: Rounding,
): Crossed {
  const { sellerId, selling, buying, price, offerId } = offer
  setLiabilities(draft, offer, "release")
  const gives = holdingOf(draft, sellerId, selling)!
  const takes = holdingOf(draft, sellerId, buying)!
  const amount = sellable(price, smaller(offer.amount, gives.available()), takes.room())
  const limits = {
    maxSold: smaller(amount, gives.available()),
    maxBought: takes.room(),
    maxTaken: maxReceive,
    maxGiven: maxSend,
  }
  const { sold, bought, stays } = exchange(price, limits, rounding)
  if (!takes.add(bought) || !gives.add(-sold))
    throw new Error("an offer moved more than its seller's balances allow")

  const left = stays ? sellable(price, smaller(amount - sold, gives.available()), takes.room()) : 0n
  if (left > 0n) {
    const rest = new xdr.OfferEntry({ ...offer, amount: left })
    draft.put(rest)
    setLiabilities(draft, rest, "acquire")
  } else removeEntry(draft, offer, sellerId)

  const atom = new xdr.ClaimOfferAtom({
    sellerId,
    offerId,
    assetSold: selling,
    amountSold: sold,
    assetBought: buying,
    amountBought: bought,
  })
  return {
    sent: bought,
    received: sold,
    taken: left === 0n,
    done: stays,
    atom: xdr.ClaimAtom.claimAtomTypeOrderBook(atom),
  }
}
