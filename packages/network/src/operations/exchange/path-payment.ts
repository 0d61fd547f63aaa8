import { xdr } from "@stellar/stellar-sdk/base"
import { isIssuer, isValidAsset } from "../../entries/asset.js"
import { holdingOf } from "../../entries/holding.js"
import { accountOf } from "../../entries/identity.js"
import { MAX_INT64 } from "../../entries/parameters.js"
import type { Act } from "../operation.js"
import { convert, MAX_OFFERS_TO_CROSS } from "./convert.js"

/** What both kinds of path payment have. */
export interface PathRequest {
  readonly sendAsset: xdr.Asset
  readonly destAsset: xdr.Asset
  readonly destination: xdr.MuxedAccount
  readonly path: readonly xdr.Asset[]
  readonly results: PathResults
}

/** The results of a path payment, whose two operations have their own types. */
export interface PathResults {
  readonly malformed: xdr.OperationResult
  readonly underfunded: xdr.OperationResult
  readonly srcNoTrust: xdr.OperationResult
  readonly srcNotAuthorized: xdr.OperationResult
  readonly noDestination: xdr.OperationResult
  readonly noTrust: xdr.OperationResult
  readonly notAuthorized: xdr.OperationResult
  readonly lineFull: xdr.OperationResult
  readonly tooFewOffers: xdr.OperationResult
  readonly offerCrossSelf: xdr.OperationResult
}

export function pathFlaw(
  { sendAsset, destAsset, path, results }: PathRequest,
  amounts: readonly bigint[],
): xdr.OperationResult | undefined {
  const valid = [sendAsset, destAsset, ...path].every(isValidAsset)
  return valid && amounts.every((amount) => amount > 0n) ? undefined : results.malformed
}

/** Whether the payment has nobody to arrive at. An asset can always return to its issuer, even to a missing account. */
export function lacksDestination(request: PathRequest, { draft }: Act): boolean {
  const { sendAsset, destAsset, path } = request
  const to = accountOf(request.destination)
  const returns = path.length === 0 && sendAsset.equals(destAsset) && isIssuer(to, destAsset)
  return !returns && !draft.account(to)
}

/** Takes what is sent from the source. Returns the error, if any. */
export function takeFromSource(
  { sendAsset, results }: PathRequest,
  { draft, source }: Act,
  amount: bigint,
): xdr.OperationResult | undefined {
  const sender = holdingOf(draft, source.accountId, sendAsset)
  if (!sender) return results.srcNoTrust
  if (!sender.authorized) return results.srcNotAuthorized
  return sender.add(-amount) ? undefined : results.underfunded
}

/** Gives what arrives to the destination. Returns the error, if any. */
export function giveToDestination(
  { destAsset, destination, results }: PathRequest,
  { draft }: Act,
  amount: bigint,
): xdr.OperationResult | undefined {
  const receiver = holdingOf(draft, accountOf(destination), destAsset)
  if (!receiver) return results.noTrust
  if (!receiver.authorized) return results.notAuthorized
  return receiver.add(amount) ? undefined : results.lineFull
}

/** A hop of the path: the assets, and what the exchange used. */
export interface Hop {
  readonly amount: bigint
  readonly atoms: readonly xdr.ClaimAtom[]
  /** How many more offers and pools the payment can use. */
  readonly budget: number
}

/** The start of a path: an exact amount, and nothing used. */
export function firstHop(amount: bigint): Hop {
  return { amount, atoms: [], budget: MAX_OFFERS_TO_CROSS }
}

/** Exchanges the exact amount of the last hop: sends it (or receives it), and returns what it buys (or costs). */
export function nextHop(
  { results }: PathRequest,
  { draft, source, moment }: Act,
  [sending, receiving]: readonly [xdr.Asset, xdr.Asset],
  { amount, atoms, budget }: Hop,
  rounding: "strictSend" | "strictReceive",
): Hop | xdr.OperationResult {
  if (sending.equals(receiving)) return { amount, atoms, budget }
  const sends = rounding === "strictSend"
  const found = convert(draft, moment.sequence, {
    ...{ sending, receiving, rounding, budget },
    maxSend: sends ? amount : MAX_INT64,
    maxReceive: sends ? MAX_INT64 : amount,
    judge: ({ sellerId }) => (sellerId.equals(source.accountId) ? "crossSelf" : "cross"),
  })
  if (found.end === "crossSelf") return results.offerCrossSelf
  if (found.end === "tooMany") return xdr.OperationResult.opExceededWorkLimit()
  const exact = sends ? found.sent : found.received
  if (found.end !== "complete" || exact !== amount) return results.tooFewOffers
  return {
    amount: sends ? found.received : found.sent,
    atoms: sends ? [...atoms, ...found.atoms] : [...found.atoms, ...atoms],
    budget: found.budget,
  }
}
