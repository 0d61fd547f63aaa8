import type { xdr } from "@stellar/stellar-sdk/base"
import { type Draft, draftOf } from "../../entries/entries.js"
import { crossOffer, offersOf } from "./book.js"
import { exchangeWithPool } from "./pool.js"
import type { Rounding } from "./rate.js"

/** How many offers and pools an operation can use (CAP-26). */
export const MAX_OFFERS_TO_CROSS = 1_000

/** What to exchange: an asset for another, at most so much of each. */
export interface Wish {
  readonly sending: xdr.Asset
  readonly receiving: xdr.Asset
  readonly maxSend: bigint
  readonly maxReceive: bigint
  readonly rounding: Rounding
  /** How many offers and pools may be used. */
  readonly budget: number
  /** Decides for each offer, best first, whether to cross it. Crosses all by default. */
  readonly judge?: (offer: xdr.OfferEntry) => "cross" | "stop" | "crossSelf"
}

/** How an exchange ended: complete, with a part missing, at the filter's word, or after too many offers. */
export type End = "complete" | "partial" | "stopped" | "crossSelf" | "tooMany"

export interface Conversion {
  readonly end: End
  readonly sent: bigint
  readonly received: bigint
  readonly atoms: readonly xdr.ClaimAtom[]
  /** What is left of the budget. */
  readonly budget: number
}

/** The best of two ways: through the order book, or, for a path payment, through the assets' pool. */
export function convert(draft: Draft, sequence: number, wish: Wish): Conversion {
  const book = draftOf(draft, sequence)
  const byBook = convertByBook(book, wish)
  const byPool = poolExchange(draft, wish)
  if (!byPool || isBetter(byBook, byPool)) {
    book.commit()
    return byBook
  }
  // Offers that were tried count as work, too.
  const budget = wish.budget - byBook.atoms.length
  if (budget <= 0) return { ...byBook, end: "tooMany" }
  const { sent, received } = byPool
  return { end: "complete", sent, received, atoms: [byPool.carryOut()], budget: budget - 1 }
}

function poolExchange(draft: Draft, wish: Wish) {
  const { sending, receiving, rounding, budget } = wish
  if (rounding === "offer" || budget === 0) return undefined
  return exchangeWithPool(draft, [sending, receiving], wish, rounding)
}

/** The book wins only with a complete exchange at a strictly better price. */
function isBetter(book: Conversion, pool: { sent: bigint; received: bigint }): boolean {
  return book.end === "complete" && pool.sent * book.received > pool.received * book.sent
}

function convertByBook(draft: Draft, wish: Wish): Conversion {
  const { sending, receiving, rounding, judge } = wish
  const atoms: xdr.ClaimAtom[] = []
  let [sent, received] = [0n, 0n]
  const end = (how: End): Conversion => {
    return { end: how, sent, received, atoms, budget: wish.budget - atoms.length }
  }
  if (wish.maxSend === 0n || wish.maxReceive === 0n) return end("complete")
  if (wish.budget === 0) return end("tooMany")
  // One that is used up makes way for the next. Crossing it changes no other.
  for (const offer of offersOf(draft, receiving, sending)) {
    const verdict = judge?.(offer) ?? "cross"
    if (verdict === "stop") return end("stopped")
    if (verdict === "crossSelf") return end("crossSelf")
    if (atoms.length >= wish.budget) return end("tooMany")
    const left = { maxSend: wish.maxSend - sent, maxReceive: wish.maxReceive - received }
    const crossed = crossOffer(draft, offer, left, rounding)
    sent += crossed.sent
    received += crossed.received
    atoms.push(crossed.atom)
    if (crossed.done || sent === wish.maxSend || received === wish.maxReceive)
      return end("complete")
    if (!crossed.taken) break
  }
  return end("partial")
}
