import { hash, xdr } from "@stellar/stellar-sdk/base"

/** Ledger entries by key (base64 XDR of the `LedgerKey`), and the last id of an offer: a ledger, or a draft over one. */
export interface Entries
  extends Pick<Map<string, xdr.LedgerEntry>, "get" | "set" | "delete" | "entries"> {
  /** The id of the newest offer. */
  idPool: bigint
}

/** What an entry holds, without the ledger that changed it last and its sponsor. */
export type Content =
  | xdr.AccountEntry
  | xdr.TrustLineEntry
  | xdr.OfferEntry
  | xdr.DataEntry
  | xdr.ClaimableBalanceEntry
  | xdr.LiquidityPoolEntry
  | xdr.ContractDataEntry
  | xdr.ContractCodeEntry
  | xdr.TtlEntry

/** Changes to ledger entries that are committed or dropped together. Drafts can be stacked. */
export interface Draft extends Entries {
  account(id: xdr.AccountId): xdr.AccountEntry | undefined
  trustLine(holder: xdr.AccountId, asset: xdr.TrustLineAsset): xdr.TrustLineEntry | undefined
  offer(seller: xdr.AccountId, id: bigint): xdr.OfferEntry | undefined
  /** All open offers, in no order. */
  offers(): Iterable<xdr.OfferEntry>
  /** All trust lines, in no order. */
  trustLines(): Iterable<xdr.TrustLineEntry>
  hasData(holder: xdr.AccountId, name: xdr.XdrString): boolean
  claimableBalance(id: xdr.ClaimableBalanceId): xdr.ClaimableBalanceEntry | undefined
  pool(id: xdr.PoolId): xdr.LiquidityPoolEntry | undefined
  /** Who pays the reserve of an entry, if it is not its owner. */
  sponsorOf(key: xdr.LedgerKey): xdr.AccountId | null
  /** The value that a contract stored under a key, unless it was temporary and has expired. */
  contractData(key: xdr.LedgerKey): xdr.ContractDataEntry | undefined
  /** The last ledger in which a contract's entry lives, or `undefined` for entries that do not expire. */
  liveUntil(key: xdr.LedgerKey): number | undefined
  /**
   * Creates an entry or replaces the one with the same key.
   *
   * @param sponsor who pays its reserve, or `null` for its owner; unchanged by default
   */
  put(entry: Content, sponsor?: xdr.AccountId | null): void
  remove(key: xdr.LedgerKey): void
  /** The changes of this draft to the entries below it, as in transaction meta. */
  changes(): xdr.LedgerEntryChange[]
  commit(): void
}

export function accountKey(accountId: xdr.AccountId): xdr.LedgerKey {
  return xdr.LedgerKey.account(new xdr.LedgerKeyAccount({ accountId }))
}

/** The key of a trust line. */
export function trustLineKey(accountId: xdr.AccountId, asset: xdr.TrustLineAsset): xdr.LedgerKey {
  return xdr.LedgerKey.trustline(new xdr.LedgerKeyTrustLine({ accountId, asset }))
}

function dataKey(accountId: xdr.AccountId, dataName: xdr.XdrString): xdr.LedgerKey {
  return xdr.LedgerKey.data(new xdr.LedgerKeyData({ accountId, dataName }))
}

/** The key of an offer. */
export function offerKey(sellerId: xdr.AccountId, offerId: bigint): xdr.LedgerKey {
  return xdr.LedgerKey.offer(new xdr.LedgerKeyOffer({ sellerId, offerId }))
}

function claimableBalanceKey(balanceId: xdr.ClaimableBalanceId): xdr.LedgerKey {
  return xdr.LedgerKey.claimableBalance(new xdr.LedgerKeyClaimableBalance({ balanceId }))
}

export function poolKey(liquidityPoolId: xdr.PoolId): xdr.LedgerKey {
  return xdr.LedgerKey.liquidityPool(new xdr.LedgerKeyLiquidityPool({ liquidityPoolId }))
}

/** The key of contract data. */
export function contractDataKey({
  contract,
  key,
  durability,
}: Pick<xdr.ContractDataEntry, "contract" | "key" | "durability">): xdr.LedgerKey {
  return xdr.LedgerKey.contractData(new xdr.LedgerKeyContractData({ contract, key, durability }))
}

/** The entry that sets the last ledger of a contract's entry. */
export function timeToLive(key: xdr.LedgerKey, liveUntilLedgerSeq: number): xdr.TtlEntry {
  return new xdr.TtlEntry({ keyHash: hash(key.toXdr()), liveUntilLedgerSeq })
}

function ttlKey(keyHash: xdr.Hash): xdr.LedgerKey {
  return xdr.LedgerKey.ttl(new xdr.LedgerKeyTtl({ keyHash }))
}

/** Starts an empty ledger. */
export function createEntries(): Entries & Map<string, xdr.LedgerEntry> {
  return Object.assign(new Map<string, xdr.LedgerEntry>(), { idPool: 0n })
}

/** Opens a draft. Its entries get this sequence number as their last modified ledger. */
export function draftOf(below: Entries, sequence: number): Draft {
  const own = new Map<string, xdr.LedgerEntry | undefined>()
  const get = (key: string) => (own.has(key) ? own.get(key) : below.get(key))
  const find = <Type extends xdr.LedgerEntryData["type"]>(key: xdr.LedgerKey, type: Type) => {
    const data = get(String(key))?.data
    return data?.type === type ? (data as Extract<xdr.LedgerEntryData, { type: Type }>) : undefined
  }
  const liveUntil = (key: xdr.LedgerKey) =>
    find(ttlKey(timeToLive(key, 0).keyHash), "ttl")?.ttl.liveUntilLedgerSeq
  function* entries(): MapIterator<[string, xdr.LedgerEntry]> {
    for (const entry of below.entries()) if (!own.has(entry[0])) yield entry
    for (const [key, entry] of own) if (entry) yield [key, entry]
  }

  const draft: Draft = {
    idPool: below.idPool,
    get,
    entries,
    set(key, entry) {
      own.set(key, entry)
      return own as Map<string, xdr.LedgerEntry>
    },
    delete(key) {
      const was = get(key) !== undefined
      own.set(key, undefined)
      return was
    },
    account: (id) => find(accountKey(id), "account")?.account,
    trustLine: (holder, asset) => find(trustLineKey(holder, asset), "trustline")?.trustLine,
    offer: (seller, id) => find(offerKey(seller, id), "offer")?.offer,
    *offers() {
      for (const [, { data }] of entries()) if (data.type === "offer") yield data.offer
    },
    *trustLines() {
      for (const [, { data }] of entries()) if (data.type === "trustline") yield data.trustLine
    },
    hasData: (holder, name) => get(String(dataKey(holder, name))) !== undefined,
    claimableBalance: (id) => find(claimableBalanceKey(id), "claimableBalance")?.claimableBalance,
    pool: (id) => find(poolKey(id), "liquidityPool")?.liquidityPool,
    sponsorOf(key) {
      const ext = get(String(key))?.ext
      return ext?.type === "v1" ? ext.v1.sponsoringId : null
    },
    contractData(key) {
      const contractData = find(key, "contractData")?.contractData
      if (!contractData) return undefined
      const expired =
        contractData.durability === xdr.ContractDataDurability.temporary &&
        (liveUntil(key) ?? 0) < sequence
      return expired ? undefined : contractData
    },
    liveUntil,
    put(value, sponsor) {
      const [key, data] = keyed(value)
      const ext = sponsor === undefined ? get(String(key))?.ext : extensionOf(sponsor)
      own.set(
        String(key),
        new xdr.LedgerEntry({
          lastModifiedLedgerSeq: sequence,
          data,
          ext: ext ?? xdr.LedgerEntryExt.v0(),
        }),
      )
    },
    remove: (key) => void own.set(String(key), undefined),
    changes: () => [...own].flatMap(([key, after]) => changesOf(key, below.get(key), after)),
    commit() {
      below.idPool = draft.idPool
      for (const [key, entry] of own) {
        if (entry) below.set(key, entry)
        else below.delete(key)
      }
    },
  }
  return draft
}

function extensionOf(sponsoringId: xdr.AccountId | null): xdr.LedgerEntryExt {
  const ext = xdr.LedgerEntryExtensionV1Ext.v0()
  return sponsoringId
    ? xdr.LedgerEntryExt.v1(new xdr.LedgerEntryExtensionV1({ sponsoringId, ext }))
    : xdr.LedgerEntryExt.v0()
}

/** The key of a stored entry. */
export function keyOfEntry({ data }: xdr.LedgerEntry): xdr.LedgerKey {
  if (data.type === "configSetting") throw new TypeError("the ledger has no settings")
  return keyOf(data.value)
}

/** The key of an entry. */
export function keyOf(entry: Content): xdr.LedgerKey {
  return keyed(entry)[0]
}

function keyed(entry: Content): [xdr.LedgerKey, xdr.LedgerEntryData] {
  if (entry instanceof xdr.AccountEntry)
    return [accountKey(entry.accountId), xdr.LedgerEntryData.account(entry)]
  if (entry instanceof xdr.TrustLineEntry)
    return [trustLineKey(entry.accountId, entry.asset), xdr.LedgerEntryData.trustline(entry)]
  if (entry instanceof xdr.OfferEntry)
    return [offerKey(entry.sellerId, entry.offerId), xdr.LedgerEntryData.offer(entry)]
  if (entry instanceof xdr.DataEntry)
    return [dataKey(entry.accountId, entry.dataName), xdr.LedgerEntryData.data(entry)]
  if (entry instanceof xdr.ClaimableBalanceEntry)
    return [claimableBalanceKey(entry.balanceId), xdr.LedgerEntryData.claimableBalance(entry)]
  if (entry instanceof xdr.LiquidityPoolEntry)
    return [poolKey(entry.liquidityPoolId), xdr.LedgerEntryData.liquidityPool(entry)]
  if (entry instanceof xdr.ContractDataEntry)
    return [contractDataKey(entry), xdr.LedgerEntryData.contractData(entry)]
  if (entry instanceof xdr.ContractCodeEntry) {
    const key = new xdr.LedgerKeyContractCode({ hash: entry.hash })
    return [xdr.LedgerKey.contractCode(key), xdr.LedgerEntryData.contractCode(entry)]
  }
  return [ttlKey(entry.keyHash), xdr.LedgerEntryData.ttl(entry)]
}

function changesOf(
  key: string,
  before: xdr.LedgerEntry | undefined,
  after: xdr.LedgerEntry | undefined,
): xdr.LedgerEntryChange[] {
  if (!before) return after ? [xdr.LedgerEntryChange.ledgerEntryCreated(after)] : []
  const state = xdr.LedgerEntryChange.ledgerEntryState(before)
  return after
    ? [state, xdr.LedgerEntryChange.ledgerEntryUpdated(after)]
    : [state, xdr.LedgerEntryChange.ledgerEntryRemoved(xdr.LedgerKey.fromXdr(key, "base64"))]
}
