import { hash, xdr } from "@stellar/stellar-sdk/base"
import { isIssuer, trustLineAsset } from "../entries/asset.js"
import { compareBytes } from "../entries/bytes.js"
import { claimableBalanceOf } from "../entries/claimable-balance.js"
import { trustLineKey } from "../entries/entries.js"
import { addSponsoring, countSponsoring, removeEntry, type Shortage } from "../entries/reserves.js"
import { maintainsLiabilities, TrustLineFlag } from "../entries/trust-line.js"
import { removeOffer } from "./exchange/book.js"
import { leavePool, putPool, shareOf } from "./exchange/pool.js"
import type { Act } from "./operation.js"

/**
 * Sets the flags of a trust line. If they take away the right to keep offers, the holder's offers of the asset end, and
 * its pool shares turn into claimable balances (CAP-18, CAP-38).
 *
 * @returns why a reserve cannot be paid, if so
 */
export function setTrustFlags(
  line: xdr.TrustLineEntry,
  asset: xdr.Asset,
  flags: number,
  act: Act,
): Shortage | undefined {
  const { draft } = act
  if (maintainsLiabilities(line.flags) && !maintainsLiabilities(flags)) {
    removeOffers(line.accountId, asset, act)
    const shortage = redeemPoolShares(line.accountId, asset, act)
    if (shortage) return shortage
  }
  const current = draft.trustLine(line.accountId, line.asset)!
  draft.put(new xdr.TrustLineEntry({ ...current, flags }))
  return undefined
}

function removeOffers(seller: xdr.AccountId, asset: xdr.Asset, { draft }: Act): void {
  const own = [...draft.offers()].filter(({ sellerId }) => sellerId.equals(seller))
  for (const offer of own)
    if (offer.selling.equals(asset) || offer.buying.equals(asset)) removeOffer(draft, offer)
}

function redeemPoolShares(holder: xdr.AccountId, asset: xdr.Asset, act: Act): Shortage | undefined {
  const { draft } = act
  const lines = [...draft.trustLines()]
    .filter((line) => line.accountId.equals(holder) && holdsPoolOf(line, asset, act))
    .sort((a, b) => compareBytes(a.asset.toXdr(), b.asset.toXdr()))
  for (const line of lines) {
    const shortage = redeem(line, act)
    if (shortage) return shortage
  }
  return undefined
}

function holdsPoolOf({ asset }: xdr.TrustLineEntry, of: xdr.Asset, { draft }: Act): boolean {
  if (asset.type !== "assetTypePoolShare") return false
  const { assetA, assetB } = draft.pool(asset.liquidityPoolId)!.body.constantProduct.params
  return assetA.equals(of) || assetB.equals(of)
}

/** Ends a trust line of pool shares. What the shares are worth becomes claimable by their holder. */
function redeem(line: xdr.TrustLineEntry, act: Act): Shortage | undefined {
  const { draft } = act
  if (line.asset.type !== "assetTypePoolShare") return undefined
  const { accountId, balance } = line
  const pool = draft.pool(line.asset.liquidityPoolId)!
  const { params, reserveA, reserveB, totalPoolShares } = pool.body.constantProduct
  const payer = draft.sponsorOf(trustLineKey(accountId, line.asset)) ?? accountId
  removeEntry(draft, line, accountId)
  if (balance > 0n) {
    const amountA = shareOf(reserveA, balance, totalPoolShares)
    const amountB = shareOf(reserveB, balance, totalPoolShares)
    const shortage =
      setAside(params.assetA, amountA, accountId, pool, payer, act) ??
      setAside(params.assetB, amountB, accountId, pool, payer, act)
    if (shortage) return shortage
    putPool(draft, pool, {
      reserveA: reserveA - amountA,
      reserveB: reserveB - amountB,
      totalPoolShares: totalPoolShares - balance,
    })
  }
  leavePool(draft, accountId, pool.liquidityPoolId)
  return undefined
}

/** Makes an amount claimable. An issuer's own asset just ends. */
function setAside(
  asset: xdr.Asset,
  amount: bigint,
  holder: xdr.AccountId,
  { liquidityPoolId }: xdr.LiquidityPoolEntry,
  payer: xdr.AccountId,
  { draft, position, sponsorships }: Act,
): Shortage | undefined {
  if (amount === 0n || isIssuer(holder, asset)) return undefined
  const preimage = xdr.HashIdPreimage.envelopeTypePoolRevokeOpId(
    new xdr.HashIdPreimageRevokeId({
      sourceAccount: position.source,
      seqNum: position.sequence,
      opNum: position.index,
      liquidityPoolId,
      asset,
    }),
  )
  const predicate = xdr.ClaimPredicate.claimPredicateUnconditional()
  const claimant = new xdr.ClaimantV0({ destination: holder, predicate })
  const flags = draft.trustLine(holder, trustLineAsset(asset))?.flags ?? 0
  const entry = claimableBalanceOf({
    balanceId: xdr.ClaimableBalanceId.claimableBalanceIdTypeV0(hash(preimage.toXdr())),
    claimants: [xdr.Claimant.claimantTypeV0(claimant)],
    asset,
    amount,
    clawbackEnabled: (flags & TrustLineFlag.clawbackEnabled) !== 0,
  })
  // Who paid for the shares pays for the balance, whatever it can spend: the shares' reserves are free now.
  const sponsor = sponsorships.get(String(payer))
  const shortage = sponsor && addSponsoring(draft, sponsor, 1)
  if (shortage) return shortage
  if (!sponsor) countSponsoring(draft, payer, 1)
  draft.put(entry, sponsor ?? payer)
  return undefined
}
