import { xdr } from "@stellar/stellar-sdk/base"
import { available, signersWithSponsors, withSigners } from "../entries/account.js"
import { factsOf, withFacts } from "../entries/account-facts.js"
import { isIssuer, isValidAsset } from "../entries/asset.js"
import { BASE_RESERVE } from "../entries/parameters.js"
import {
  addSponsoring,
  countSponsoring,
  type Reserved,
  reservesOf,
  type Shortage,
} from "../entries/reserves.js"
import { findSigner } from "../entries/signers.js"
import { isValidName } from "./manage-data.js"
import { type Act, type OperationKind, shortageResult } from "./operation.js"

const { RevokeSponsorshipResult: Result } = xdr
const result = (of: xdr.RevokeSponsorshipResult) =>
  xdr.OperationResult.opInner(xdr.OperationResultTr.revokeSponsorship(of))

/**
 * Changes who pays the reserve of an entry or a signer: the account that sponsors the source at that moment, else the
 * entry's owner.
 */
export const revokeSponsorship: OperationKind<xdr.OperationBodyRevokeSponsorship> = {
  threshold: () => "medium",
  untried: result(Result.revokeSponsorshipSuccess()),

  flaw({ revokeSponsorshipOp: op }) {
    return op.type === "revokeSponsorshipSigner" || isValidKey(op.ledgerKey)
      ? undefined
      : result(Result.revokeSponsorshipMalformed())
  },

  apply({ revokeSponsorshipOp: op }, act) {
    return op.type === "revokeSponsorshipSigner"
      ? revokeSigner(op.signer, act)
      : revokeEntry(op.ledgerKey, act)
  },
}

function isValidKey(key: xdr.LedgerKey): boolean {
  switch (key.type) {
    case "account":
    case "claimableBalance":
      return true
    case "trustline": {
      const { accountId, asset } = key.trustLine
      if (asset.type === "assetTypePoolShare") return true
      return asset.type !== "assetTypeNative" && isValidAsset(asset) && !isIssuer(accountId, asset)
    }
    case "offer":
      return key.offer.offerId > 0n
    case "data":
      return isValidName(key.data.dataName)
    default:
      return false
  }
}

/** What pays a reserve: before, after, and where it is counted for the owner. */
interface Change {
  readonly before: xdr.AccountId | null
  readonly after: xdr.AccountId | null
  /** The account that the entry counts for. A claimable balance has none. */
  readonly owner: xdr.AccountId | undefined
  readonly count: number
}

function revokeEntry(key: xdr.LedgerKey, act: Act): xdr.OperationResult {
  const { draft, source } = act
  const data = draft.get(String(key))?.data
  const entry = data && reservedOf(data)
  if (!entry) return result(Result.revokeSponsorshipDoesNotExist())
  const before = draft.sponsorOf(key)
  const owner = ownerOf(entry)
  if (!(before ?? owner)?.equals(source.accountId))
    return result(Result.revokeSponsorshipNotSponsor())
  const after = nextSponsor(act, owner ?? before!)
  if (!after && !owner) return result(Result.revokeSponsorshipOnlyTransferable())

  const shortage = move(act, { before, after, owner, count: reservesOf(entry) })
  if (shortage) return shortageResult(shortage, result(Result.revokeSponsorshipLowReserve()))
  // The counts of an account entry have changed by now.
  const current = entry instanceof xdr.AccountEntry ? draft.account(entry.accountId)! : entry
  if (before || after) draft.put(current, after)
  return result(Result.revokeSponsorshipSuccess())
}

function revokeSigner(
  { accountId, signerKey }: xdr.RevokeSponsorshipOpSigner,
  act: Act,
): xdr.OperationResult {
  const { draft, source } = act
  const found = findSigner(draft, accountId, signerKey)
  if (!found) return result(Result.revokeSponsorshipDoesNotExist())
  const before = found.sponsor
  if (!(before ?? accountId).equals(source.accountId))
    return result(Result.revokeSponsorshipNotSponsor())
  const after = nextSponsor(act, accountId)
  const shortage = move(act, { before, after, owner: accountId, count: 1 })
  if (shortage) return shortageResult(shortage, result(Result.revokeSponsorshipLowReserve()))
  if (before || after) {
    const account = draft.account(accountId)!
    const signers = signersWithSponsors(account).map((one) =>
      one.signer.key.equals(signerKey) ? { ...one, sponsor: after } : one,
    )
    draft.put(withSigners(account, signers))
  }
  return result(Result.revokeSponsorshipSuccess())
}

/** Who sponsors the source now. If that is the owner itself, the owner pays as without a sponsor. */
function nextSponsor({ source, sponsorships }: Act, owner: xdr.AccountId): xdr.AccountId | null {
  const sponsor = sponsorships.get(String(source.accountId))
  return sponsor && !sponsor.equals(owner) ? sponsor : null
}

/** Moves a reserve from who paid it to who pays it. */
function move({ draft }: Act, { before, after, owner, count }: Change): Shortage | undefined {
  if (after) {
    const shortage = addSponsoring(draft, after, count)
    if (shortage) return shortage
  } else if (before && owner) {
    const reserve = BigInt(count) * BASE_RESERVE
    if (available(draft.account(owner)!) < reserve) return "lowReserve"
  }
  if (before) countSponsoring(draft, before, -count)
  const sponsored = (after ? count : 0) - (before ? count : 0)
  if (owner && sponsored !== 0) {
    const account = draft.account(owner)!
    draft.put(withFacts(account, { numSponsored: factsOf(account).numSponsored + sponsored }))
  }
  return undefined
}

function reservedOf(data: xdr.LedgerEntryData): Reserved | undefined {
  switch (data.type) {
    case "account":
      return data.account
    case "trustline":
      return data.trustLine
    case "offer":
      return data.offer
    case "data":
      return data.data
    case "claimableBalance":
      return data.claimableBalance
    default:
      return undefined
  }
}

function ownerOf(entry: Reserved): xdr.AccountId | undefined {
  if (entry instanceof xdr.ClaimableBalanceEntry) return undefined
  return entry instanceof xdr.OfferEntry ? entry.sellerId : entry.accountId
}
