import { xdr } from "@stellar/stellar-sdk/base"
import { available, minimumBalance } from "./account.js"
import { factsOf, withFacts } from "./account-facts.js"
import { type Draft, keyOf } from "./entries.js"
import { BASE_RESERVE, MAX_SUBENTRIES } from "./parameters.js"

/** Who pays the reserves of an account until a transaction ends the sponsorship (CAP-33), by account (base64 XDR). */
export type Sponsorships = Map<string, xdr.AccountId>

/** Why a reserve could not be paid. */
export type Shortage = "lowReserve" | "tooManySubentries" | "tooManySponsoring"

/** An entry that costs a reserve. */
export type Reserved =
  | xdr.AccountEntry
  | xdr.TrustLineEntry
  | xdr.OfferEntry
  | xdr.DataEntry
  | xdr.ClaimableBalanceEntry

/** Where reserves are counted. */
interface Place {
  readonly draft: Draft
  readonly sponsorships: Sponsorships
}

const MAX_UINT32 = 0xffff_ffff

/** How many base reserves an entry costs. */
export function reservesOf(entry: Reserved): number {
  if (entry instanceof xdr.AccountEntry) return 2
  if (entry instanceof xdr.ClaimableBalanceEntry) return entry.claimants.length
  return entry instanceof xdr.TrustLineEntry && entry.asset.type === "assetTypePoolShare" ? 2 : 1
}

/**
 * Creates an entry and counts its reserve: for the sponsor of its owner, else for the owner. Nothing changes if the
 * reserve cannot be paid.
 *
 * @param owner the account that the entry counts for; of a claimable balance, the account that creates it
 */
export function createEntry(
  place: Place,
  entry: Reserved,
  owner: xdr.AccountId,
): Shortage | undefined {
  const claimed = claimReserve(place, entry, owner)
  if (typeof claimed === "string") return claimed
  // The reserve of a new account is counted in itself.
  const account = entry instanceof xdr.AccountEntry && claimed.sponsor
  place.draft.put(account ? withFacts(entry, { numSponsored: 2 }) : entry, claimed.sponsor)
  return undefined
}

/** Removes an entry and releases its reserve. */
export function removeEntry(draft: Draft, entry: Reserved, owner: xdr.AccountId): void {
  const key = keyOf(entry)
  releaseReserve(draft, entry, owner, draft.sponsorOf(key))
  draft.remove(key)
}

/** Counts the reserve of a new entry, without creating it. Returns who sponsors it. */
export function claimReserve(
  { draft, sponsorships }: Place,
  entry: Reserved,
  owner: xdr.AccountId,
): Shortage | { readonly sponsor: xdr.AccountId | null } {
  const count = reservesOf(entry)
  const sponsor = sponsorships.get(String(owner)) ?? null
  if (entry instanceof xdr.AccountEntry) {
    if (!sponsor) return entry.balance < minimumBalance(entry) ? "lowReserve" : { sponsor }
    return addSponsoring(draft, sponsor, count) ?? { sponsor }
  }
  // A claimable balance always has a sponsor: it belongs to nobody.
  if (entry instanceof xdr.ClaimableBalanceEntry)
    return addSponsoring(draft, sponsor ?? owner, count) ?? { sponsor: sponsor ?? owner }
  return addSubentries(draft, owner, count, sponsor) ?? { sponsor }
}

/** Releases the reserve of an entry, without removing it. */
export function releaseReserve(
  draft: Draft,
  entry: Reserved,
  owner: xdr.AccountId,
  sponsor: xdr.AccountId | null,
): void {
  const count = reservesOf(entry)
  if (sponsor) countSponsoring(draft, sponsor, -count)
  if (!(entry instanceof xdr.AccountEntry || entry instanceof xdr.ClaimableBalanceEntry))
    countSubentries(draft, owner, -count, sponsor)
}

/** Counts new subentries of an account, and for its sponsor if it has one. */
export function addSubentries(
  draft: Draft,
  owner: xdr.AccountId,
  count: number,
  sponsor: xdr.AccountId | null,
): Shortage | undefined {
  const account = draft.account(owner)!
  const { numSponsoring } = factsOf(account)
  if (
    account.numSubEntries > MAX_SUBENTRIES - count ||
    numSponsoring + account.numSubEntries + count > MAX_UINT32
  )
    return "tooManySubentries"
  if (!sponsor && available(account) < reserve(count)) return "lowReserve"
  const shortage = sponsor && addSponsoring(draft, sponsor, count)
  if (shortage) return shortage
  countSubentries(draft, owner, count, sponsor)
  return undefined
}

/** Counts subentries, or fewer if negative, without a check. */
export function countSubentries(
  draft: Draft,
  owner: xdr.AccountId,
  count: number,
  sponsor: xdr.AccountId | null,
): void {
  const account = draft.account(owner)!
  const counted = new xdr.AccountEntry({
    ...account,
    numSubEntries: account.numSubEntries + count,
  })
  const numSponsored = factsOf(account).numSponsored + count
  draft.put(sponsor ? withFacts(counted, { numSponsored }) : counted)
}

/** Counts reserves that an account pays for others, if it can. */
export function addSponsoring(
  draft: Draft,
  sponsor: xdr.AccountId,
  count: number,
): Shortage | undefined {
  const account = draft.account(sponsor)!
  if (available(account) < reserve(count)) return "lowReserve"
  const { numSponsoring } = factsOf(account)
  if (numSponsoring + account.numSubEntries + count > MAX_UINT32) return "tooManySponsoring"
  countSponsoring(draft, sponsor, count)
  return undefined
}

/** Counts reserves that an account pays for others, or fewer if negative, without a check. */
export function countSponsoring(draft: Draft, sponsor: xdr.AccountId, count: number): void {
  const account = draft.account(sponsor)!
  draft.put(withFacts(account, { numSponsoring: factsOf(account).numSponsoring + count }))
}

function reserve(count: number): bigint {
  return BigInt(count) * BASE_RESERVE
}
