import { xdr } from "@stellar/stellar-sdk/base"
import { isValidAsset } from "../../entries/asset.js"
import { offerKey } from "../../entries/entries.js"
import { holdingOf } from "../../entries/holding.js"
import { claimReserve, releaseReserve } from "../../entries/reserves.js"
import { type Act, shortageResult } from "../operation.js"
import { setLiabilities } from "./book.js"
import { type Conversion, convert, MAX_OFFERS_TO_CROSS } from "./convert.js"
import { smaller } from "./divide.js"
import { comparePrices, sellable } from "./rate.js"

/** An offer to make, change, or delete, with what differs between selling and buying an exact amount. */
export interface OfferRequest {
  readonly selling: xdr.Asset
  readonly buying: xdr.Asset
  /** The price of what is sold, in what is bought. */
  readonly price: xdr.Price
  /** 0 makes a new offer. */
  readonly offerId: bigint
  readonly amount: bigint
  /** A new passive offer takes no offer at exactly its own price. */
  readonly passive: boolean
  /** What the whole offer could sell and buy. */
  readonly liabilities: Record<"selling" | "buying", bigint>
  /** What is left to sell and buy of the whole offer, after a part. */
  left(done: Amounts): Partial<Amounts>
  readonly results: OfferResults
}

export interface Amounts {
  readonly sent: bigint
  readonly received: bigint
}

/** The results of an operation for offers, which has its own type. */
export interface OfferResults {
  success(of: xdr.ManageOfferSuccessResult): xdr.OperationResult
  readonly malformed: xdr.OperationResult
  readonly sellNoTrust: xdr.OperationResult
  readonly buyNoTrust: xdr.OperationResult
  readonly sellNotAuthorized: xdr.OperationResult
  readonly buyNotAuthorized: xdr.OperationResult
  readonly lineFull: xdr.OperationResult
  readonly underfunded: xdr.OperationResult
  readonly crossSelf: xdr.OperationResult
  readonly notFound: xdr.OperationResult
  readonly lowReserve: xdr.OperationResult
}

const PASSIVE = 1

/** What is wrong with an offer, independent of the ledger. */
export function offerFlaw(request: OfferRequest): xdr.OperationResult | undefined {
  const { selling, buying, price, offerId, amount, results } = request
  const valid =
    isValidAsset(selling) &&
    isValidAsset(buying) &&
    !selling.equals(buying) &&
    amount >= 0n &&
    price.n > 0 &&
    price.d > 0 &&
    offerId >= 0n &&
    !(offerId === 0n && amount === 0n)
  return valid ? undefined : results.malformed
}

/** Makes, changes, or deletes an offer: it takes what fits of the book, and the rest stays in the book. */
export function manageOffer(request: OfferRequest, act: Act): xdr.OperationResult {
  const { results, offerId } = request
  const { draft, source } = act
  const seller = source.accountId
  const deletes = request.amount === 0n
  const flaw = deletes ? undefined : balanceFault(request, act)
  if (flaw) return flaw

  const old = offerId === 0n ? undefined : draft.offer(seller, offerId)
  if (offerId !== 0n && !old) return results.notFound
  const flags = old ? old.flags : request.passive ? PASSIVE : 0
  const offer = offerOf(request, seller, { amount: 0n, offerId, flags })
  let sponsor = old ? draft.sponsorOf(offerKey(seller, offerId)) : null
  if (old) {
    setLiabilities(draft, old, "release")
    // Its reserve stays counted until it is known whether a part of the new offer stays.
    draft.remove(offerKey(seller, offerId))
  } else {
    const claimed = claimReserve(act, offer, seller)
    if (typeof claimed === "string") return shortageResult(claimed, results.lowReserve)
    sponsor = claimed.sponsor
  }

  const traded = deletes ? undefined : trade(request, act, flags)
  if (traded && !("atoms" in traded)) return traded
  const amount = traded && traded.end !== "complete" ? rest(request, act, traded) : 0n
  const atoms = [...(traded?.atoms ?? [])]
  if (amount === 0n) {
    releaseReserve(draft, offer, seller, sponsor)
    return done(results, atoms, xdr.ManageOfferSuccessResultOffer.manageOfferDeleted())
  }
  if (!old) draft.idPool++
  const id = old ? offerId : draft.idPool
  const entry = offerOf(request, seller, { amount, offerId: id, flags })
  draft.put(entry, sponsor)
  setLiabilities(draft, entry, "acquire")
  const { manageOfferCreated, manageOfferUpdated } = xdr.ManageOfferSuccessResultOffer
  return done(results, atoms, old ? manageOfferUpdated(entry) : manageOfferCreated(entry))
}

/** Whether the source may sell the one asset and hold the other. */
function balanceFault(
  { selling, buying, results }: OfferRequest,
  { draft, source }: Act,
): xdr.OperationResult | undefined {
  const sold = holdingOf(draft, source.accountId, selling)
  if (!sold) return results.sellNoTrust
  if (sold.balance() === 0n) return results.underfunded
  if (!sold.authorized) return results.sellNotAuthorized
  const bought = holdingOf(draft, source.accountId, buying)
  if (!bought) return results.buyNoTrust
  return bought.authorized ? undefined : results.buyNotAuthorized
}

/** Takes what fits of the book. Returns the error, if any. */
function trade(
  request: OfferRequest,
  { draft, source, moment }: Act,
  flags: number,
): Conversion | xdr.OperationResult {
  const { selling, buying, price, liabilities, results } = request
  const seller = source.accountId
  const sold = holdingOf(draft, seller, selling)!
  const bought = holdingOf(draft, seller, buying)!
  if (bought.room() < liabilities.buying) return results.lineFull
  if (sold.available() < liabilities.selling) return results.underfunded
  const most = limitsOf(request, { draft, seller }, { sent: 0n, received: 0n })
  if (most.received === 0n) return results.lineFull

  const worst = new xdr.Price({ n: price.d, d: price.n })
  const traded = convert(draft, moment.sequence, {
    sending: selling,
    receiving: buying,
    maxSend: most.sent,
    maxReceive: most.received,
    rounding: "offer",
    budget: MAX_OFFERS_TO_CROSS,
    judge(offer) {
      const difference = comparePrices(offer.price, worst)
      if (difference > 0 || (flags & PASSIVE && difference === 0)) return "stop"
      return offer.sellerId.equals(seller) ? "crossSelf" : "cross"
    },
  })
  if (traded.end === "crossSelf") return results.crossSelf
  if (traded.end === "tooMany") return xdr.OperationResult.opExceededWorkLimit()
  if (traded.received > 0n && !(bought.add(traded.received) && sold.add(-traded.sent)))
    throw new Error("an offer moved more than its owner's balances allow")
  return traded
}

/** What stays in the book after a trade. */
function rest(request: OfferRequest, { draft, source }: Act, traded: Amounts): bigint {
  const most = limitsOf(request, { draft, seller: source.accountId }, traded)
  return sellable(request.price, most.sent, most.received)
}

/** What the source can still send and receive, and wants to. */
function limitsOf(
  { selling, buying, left }: OfferRequest,
  { draft, seller }: { draft: Act["draft"]; seller: xdr.AccountId },
  done: Amounts,
): Amounts {
  const wanted = left(done)
  const sent = holdingOf(draft, seller, selling)!.available()
  const received = holdingOf(draft, seller, buying)!.room()
  return {
    sent: positive(wanted.sent === undefined ? sent : smaller(sent, wanted.sent)),
    received: positive(
      wanted.received === undefined ? received : smaller(received, wanted.received),
    ),
  }
}

function positive(amount: bigint): bigint {
  return amount > 0n ? amount : 0n
}

function offerOf(
  { selling, buying, price }: OfferRequest,
  sellerId: xdr.AccountId,
  fields: Pick<xdr.OfferEntry, "amount" | "offerId" | "flags">,
): xdr.OfferEntry {
  const ext = xdr.OfferEntryExt.v0()
  return new xdr.OfferEntry({ sellerId, selling, buying, price, ext, ...fields })
}

function done(
  results: OfferResults,
  offersClaimed: xdr.ClaimAtom[],
  offer: xdr.ManageOfferSuccessResultOffer,
): xdr.OperationResult {
  return results.success(new xdr.ManageOfferSuccessResult({ offersClaimed, offer }))
}
