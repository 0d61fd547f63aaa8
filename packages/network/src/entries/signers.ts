import type { xdr } from "@stellar/stellar-sdk/base"
import { type SponsoredSigner, signersWithSponsors, thresholdsOf, withSigners } from "./account.js"
import type { Draft } from "./entries.js"
import { ownKey } from "./identity.js"
import {
  addSubentries,
  countSponsoring,
  countSubentries,
  type Shortage,
  type Sponsorships,
} from "./reserves.js"

/** A key that may sign, and its weight. */
export type Signer = Pick<xdr.Signer, "key" | "weight">

/** The signers of an account: its own key, if it has a weight, and the added ones. */
export function signersOf(account: xdr.AccountEntry): Signer[] {
  const { master } = thresholdsOf(account)
  const own = master > 0 ? [{ key: ownKey(account.accountId), weight: master }] : []
  return [...own, ...account.signers]
}

/** Adds a signer to an account, which does not have it yet, and counts its reserve. */
export function addSigner(
  draft: Draft,
  sponsorships: Sponsorships,
  id: xdr.AccountId,
  signer: xdr.Signer,
): Shortage | undefined {
  const sponsor = sponsorships.get(String(id)) ?? null
  const shortage = addSubentries(draft, id, 1, sponsor)
  if (shortage) return shortage
  const account = draft.account(id)!
  draft.put(withSigners(account, [...signersWithSponsors(account), { signer, sponsor }]))
  return undefined
}

/** Removes a signer of an account, if it has it, and releases its reserve. */
export function removeSigner(draft: Draft, id: xdr.AccountId, key: xdr.SignerKey): void {
  const found = findSigner(draft, id, key)
  if (!found) return
  countSubentries(draft, id, -1, found.sponsor)
  if (found.sponsor) countSponsoring(draft, found.sponsor, -1)
  const account = draft.account(id)!
  const others = signersWithSponsors(account).filter(({ signer }) => !signer.key.equals(key))
  draft.put(withSigners(account, others))
}

export function findSigner(
  draft: Draft,
  id: xdr.AccountId,
  key: xdr.SignerKey,
): SponsoredSigner | undefined {
  const account = draft.account(id)
  return account && signersWithSponsors(account).find(({ signer }) => signer.key.equals(key))
}
