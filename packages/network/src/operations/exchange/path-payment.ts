import { xdr } from "@stellar/stellar-sdk/base"
import { isIssuer, isValidAsset } from "../../entries/asset.js"
import { holdingOf } from "../../entries/holding.js"
import { accountOf } from "../../entries/identity.js"
import { MAX_INT64 } from "../../entries/parameters.js"
import type { Act } from "../operation.js"
import { convert, MAX_OFFERS_TO_CROSS } from "./convert.js"

/** A path payment, with what differs between sending and receiving an exact amount. */
export interface PathRequest {
  readonly sendAsset: xdr.Asset
  readonly destAsset: xdr.Asset
  readonly destination: xdr.MuxedAccount
  readonly path: readonly xdr.Asset[]
  /** Which amount is exact. */
  readonly strict: "strictSend" | "strictReceive"
  readonly exact: bigint
  /** The least that arrives if what is sent is exact, or the most that is sent if what arrives is. */
  readonly limit: bigint
  readonly results: PathResults
}

/** The results of a path payment, whose two operations have their own types. */
export interface PathResults {
  success(offers: xdr.ClaimAtom[], last: xdr.SimplePaymentResult): xdr.OperationResult
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
  readonly beyondLimit: xdr.OperationResult
}

/** What is wrong with a path payment, independent of the ledger. */
export function pathFlaw(request: PathRequest): xdr.OperationResult | undefined {
  const { sendAsset, destAsset, path, exact, limit, results } = request
  const valid = [sendAsset, destAsset, ...path].every(isValidAsset) && exact > 0n && limit > 0n
  return valid ? undefined : results.malformed
}

/** The result of a path payment before it is tried. */
export function untriedPath({ success }: PathResults): xdr.OperationResult {
  const nothing = new xdr.SimplePaymentResult({
    destination: xdr.PublicKey.publicKeyTypeEd25519(new Uint8Array(32)),
    asset: xdr.Asset.assetTypeNative(),
    amount: 0n,
  })
  return success([], nothing)
}

/** Moves the exact amount at its end of the path, exchanges along the path, and moves the outcome at the other end. */
export function payAlongPath(request: PathRequest, act: Act): xdr.OperationResult {
  const { destination, destAsset, strict, exact, limit, results } = request
  if (lacksDestination(request, act)) return results.noDestination
  const sends = strict === "strictSend"
  const [moveFirst, moveLast] = sends
    ? [takeFromSource, giveToDestination]
    : [giveToDestination, takeFromSource]
  const refused = moveFirst(request, act, exact)
  if (refused) return refused

  const outcome = exchangeAlong(request, act)
  if (!("atoms" in outcome)) return outcome
  const { amount, atoms } = outcome
  if (sends ? amount < limit : amount > limit) return results.beyondLimit
  const last = new xdr.SimplePaymentResult({
    destination: accountOf(destination),
    asset: destAsset,
    amount: sends ? amount : exact,
  })
  return moveLast(request, act, amount) ?? results.success([...atoms], last)
}

/** Whether the payment has nobody to arrive at. An asset can always return to its issuer, even to a missing account. */
function lacksDestination(request: PathRequest, { draft }: Act): boolean {
  const { sendAsset, destAsset, path } = request
  const to = accountOf(request.destination)
  const returns = path.length === 0 && sendAsset.equals(destAsset) && isIssuer(to, destAsset)
  return !returns && !draft.account(to)
}

/** Takes what is sent from the source. Returns the error, if any. */
function takeFromSource(
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
function giveToDestination(
  { destAsset, destination, results }: PathRequest,
  { draft }: Act,
  amount: bigint,
): xdr.OperationResult | undefined {
  const receiver = holdingOf(draft, accountOf(destination), destAsset)
  if (!receiver) return results.noTrust
  if (!receiver.authorized) return results.notAuthorized
  return receiver.add(amount) ? undefined : results.lineFull
}

/** Where an exchange along the path stands, seen from the exact amount. */
interface Hop {
  /** What the last exchange bought, or cost if what arrives is exact. */
  readonly amount: bigint
  readonly atoms: readonly xdr.ClaimAtom[]
  /** How many more offers and pools the payment can use. */
  readonly budget: number
}

/** Exchanges from asset to asset. Back from the destination, each exchange must buy what the one after it costs. */
function exchangeAlong(request: PathRequest, act: Act): Hop | xdr.OperationResult {
  const { sendAsset, destAsset, path, strict, exact } = request
  const assets = [sendAsset, ...path]
  const pairs = [...path, destAsset].map((next, index) => [assets[index]!, next] as const)
  let hop: Hop = { amount: exact, atoms: [], budget: MAX_OFFERS_TO_CROSS }
  for (const pair of strict === "strictSend" ? pairs : pairs.toReversed()) {
    const found = nextHop(request, act, pair, hop)
    if (!("atoms" in found)) return found
    hop = found
  }
  return hop
}

/** Exchanges the exact amount of the last hop: sends it (or receives it), and returns what it buys (or costs). */
function nextHop(
  { strict, results }: PathRequest,
  { draft, source, moment }: Act,
  [sending, receiving]: readonly [xdr.Asset, xdr.Asset],
  { amount, atoms, budget }: Hop,
): Hop | xdr.OperationResult {
  if (sending.equals(receiving)) return { amount, atoms, budget }
  const sends = strict === "strictSend"
  const found = convert(draft, moment.sequence, {
    ...{ sending, receiving, rounding: strict, budget },
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
