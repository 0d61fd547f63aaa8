import { xdr } from "@stellar/stellar-sdk/base"
import type { Ledger } from "../src/transactions/ledger.js"

/** All lumens of a network, in stroops. */
const TOTAL = 1_000_000_000_000_000_000n
const RESERVE = 5_000_000n
const MAX = (1n << 63n) - 1n

/** Counts by account (base64 XDR). */
type Counts = Map<string, bigint>

/**
 * What is wrong with a ledger, in one line each: lumens made or lost, reserves or liabilities that do not hold, wrong
 * counts, or a crossed book. It counts from the entries alone, with formulas of its own.
 */
export function faultsOf(ledger: Ledger): string[] {
  const entries = [...ledger.entries.values()]
  return [
    ...lumenFaults(ledger, entries),
    ...balanceFaults(entries),
    ...countFaults(entries),
    ...poolFaults(entries),
    ...bookFaults(entries),
  ]
}

function lumenFaults(ledger: Ledger, entries: readonly xdr.LedgerEntry[]): string[] {
  let sum = ledger.latest().header.feePool
  for (const { data } of entries) {
    if (data.type === "account") sum += data.account.balance
    if (data.type === "claimableBalance" && data.claimableBalance.asset.type === "assetTypeNative")
      sum += data.claimableBalance.amount
    if (data.type === "liquidityPool") {
      const { params, reserveA } = data.liquidityPool.body.constantProduct
      if (params.assetA.type === "assetTypeNative") sum += reserveA
    }
  }
  return sum === TOTAL ? [] : [`${sum - TOTAL} stroops too many`]
}

/** What an offer could still sell and buy. */
function due({ price, amount }: xdr.OfferEntry): { selling: bigint; buying: bigint } {
  const [n, d] = [BigInt(price.n), BigInt(price.d)]
  const buying = (amount * n) / d
  return { buying, selling: n > d ? amount : (buying * d + n - 1n) / n }
}

function balanceFaults(entries: readonly xdr.LedgerEntry[]): string[] {
  const [selling, buying]: [Counts, Counts] = [new Map(), new Map()]
  for (const { data } of entries) {
    if (data.type !== "offer") continue
    const { offer } = data
    add(selling, holder(offer.sellerId, offer.selling), due(offer).selling)
    add(buying, holder(offer.sellerId, offer.buying), due(offer).buying)
  }
  return entries.flatMap(({ data }) => {
    if (data.type === "account") {
      const { account } = data
      const key = holder(account.accountId, xdr.Asset.assetTypeNative())
      const v1 = account.ext.type === "v1" ? account.ext.v1 : undefined
      const v2 = v1?.ext.type === "v2" ? v1.ext.v2 : undefined
      const reserves =
        2 + account.numSubEntries + (v2?.numSponsoring ?? 0) - (v2?.numSponsored ?? 0)
      return limitFaults(key, v1?.liabilities, selling.get(key), buying.get(key), {
        free: account.balance - BigInt(reserves) * RESERVE,
        room: MAX - account.balance,
      })
    }
    if (data.type !== "trustline") return []
    const { accountId, asset, balance, limit, ext } = data.trustLine
    const key = holder(accountId, asset)
    const liabilities = ext.type === "v1" ? ext.v1.liabilities : undefined
    return limitFaults(key, liabilities, selling.get(key), buying.get(key), {
      free: balance,
      room: limit - balance,
    })
  })
}

function limitFaults(
  key: string,
  stored: xdr.Liabilities | undefined,
  selling = 0n,
  buying = 0n,
  { free, room }: { free: bigint; room: bigint },
): string[] {
  return [
    ...((stored?.selling ?? 0n) === selling ? [] : [`${key} sells ${selling}, not as stored`]),
    ...((stored?.buying ?? 0n) === buying ? [] : [`${key} buys ${buying}, not as stored`]),
    ...(free >= selling ? [] : [`${key} has ${free} to sell ${selling}`]),
    ...(room >= buying ? [] : [`${key} has room for ${room} to buy ${buying}`]),
  ]
}

function countFaults(entries: readonly xdr.LedgerEntry[]): string[] {
  const [subentries, sponsored, sponsoring]: [Counts, Counts, Counts] = [
    new Map(),
    new Map(),
    new Map(),
  ]
  for (const { data, ext } of entries) {
    const found = reserved(data)
    if (!found) continue
    if (found.isSubentry) add(subentries, found.owner, found.count)
    const sponsor = ext.type === "v1" ? ext.v1.sponsoringId : null
    if (sponsor) {
      add(sponsoring, String(sponsor), found.count)
      if (data.type !== "claimableBalance") add(sponsored, found.owner, found.count)
    }
    if (data.type !== "account") continue
    const { account } = data
    add(subentries, found.owner, BigInt(account.signers.length))
    for (const id of signerSponsors(account))
      if (id) {
        add(sponsoring, String(id), 1n)
        add(sponsored, found.owner, 1n)
      }
  }
  return entries.flatMap(({ data }) => {
    if (data.type !== "account") return []
    const { account } = data
    const id = String(account.accountId)
    const v2 =
      account.ext.type === "v1" && account.ext.v1.ext.type === "v2"
        ? account.ext.v1.ext.v2
        : undefined
    const counts: [string, number, Counts][] = [
      ["subentries", account.numSubEntries, subentries],
      ["sponsored reserves", v2?.numSponsored ?? 0, sponsored],
      ["reserves of others", v2?.numSponsoring ?? 0, sponsoring],
    ]
    return counts.flatMap(([what, stored, counted]) =>
      BigInt(stored) === (counted.get(id) ?? 0n)
        ? []
        : [`${id} has ${counted.get(id) ?? 0n} ${what}, but ${stored} are stored`],
    )
  })
}

function signerSponsors({ ext }: xdr.AccountEntry): readonly (xdr.AccountId | null)[] {
  const v1 = ext.type === "v1" ? ext.v1 : undefined
  return v1?.ext.type === "v2" ? v1.ext.v2.signerSponsoringIDs : []
}

function reserved(data: xdr.LedgerEntryData) {
  const subentry = (owner: xdr.AccountId, count = 1n) => {
    return { owner: String(owner), count, isSubentry: true }
  }
  switch (data.type) {
    case "account":
      return { ...subentry(data.account.accountId, 2n), isSubentry: false }
    case "claimableBalance":
      return {
        owner: "",
        count: BigInt(data.claimableBalance.claimants.length),
        isSubentry: false,
      }
    case "trustline": {
      const { accountId, asset } = data.trustLine
      return subentry(accountId, asset.type === "assetTypePoolShare" ? 2n : 1n)
    }
    case "offer":
      return subentry(data.offer.sellerId)
    case "data":
      return subentry(data.data.accountId)
    default:
      return undefined
  }
}

function poolFaults(entries: readonly xdr.LedgerEntry[]): string[] {
  const [shares, lines]: [Counts, Counts] = [new Map(), new Map()]
  for (const { data } of entries) {
    if (data.type !== "trustline" || data.trustLine.asset.type !== "assetTypePoolShare") continue
    const id = String(data.trustLine.asset.liquidityPoolId)
    add(shares, id, data.trustLine.balance)
    add(lines, id, 1n)
  }
  return entries.flatMap(({ data }) => {
    if (data.type !== "liquidityPool") return []
    const id = String(data.liquidityPool.liquidityPoolId)
    const pool = data.liquidityPool.body.constantProduct
    const right =
      shares.get(id) === pool.totalPoolShares &&
      lines.get(id) === pool.poolSharesTrustLineCount &&
      pool.reserveA > 0n === pool.totalPoolShares > 0n &&
      pool.reserveB > 0n === pool.totalPoolShares > 0n
    return right ? [] : [`pool ${id} does not add up`]
  })
}

/** Two offers that would trade with each other. At exactly one price, a passive one does not. */
function bookFaults(entries: readonly xdr.LedgerEntry[]): string[] {
  const offers = entries.flatMap(({ data }) => (data.type === "offer" ? [data.offer] : []))
  return offers.flatMap((one) =>
    offers
      .filter(
        (other) =>
          one.offerId < other.offerId &&
          one.selling.equals(other.buying) &&
          one.buying.equals(other.selling) &&
          one.price.n * other.price.n < one.price.d * other.price.d,
      )
      .map((other) => `offers ${one.offerId} and ${other.offerId} cross`),
  )
}

function holder(id: xdr.AccountId, asset: xdr.Asset | xdr.TrustLineAsset): string {
  return `${id} ${asset}`
}

function add(counts: Counts, key: string, count: bigint): void {
  counts.set(key, (counts.get(key) ?? 0n) + count)
}
