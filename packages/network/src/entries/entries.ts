import { hash, xdr } from "@stellar/stellar-sdk/base"

/** Ledger entries by key (base64 XDR of the `LedgerKey`): a map, or a draft over one. */
export type Entries = Pick<Map<string, xdr.LedgerEntry>, "get" | "set" | "delete">

type Content =
  | xdr.AccountEntry
  | xdr.TrustLineEntry
  | xdr.DataEntry
  | xdr.ContractDataEntry
  | xdr.TtlEntry

/** Changes to ledger entries that are committed or dropped together. Drafts can be stacked. */
export interface Draft extends Entries {
  account(id: xdr.AccountId): xdr.AccountEntry | undefined
  trustLine(holder: xdr.AccountId, asset: xdr.TrustLineAsset): xdr.TrustLineEntry | undefined
  hasData(holder: xdr.AccountId, name: xdr.XdrString): boolean
  /** The value that a contract stored under a key, unless it was temporary and has expired. */
  contractData(key: xdr.LedgerKey): xdr.ContractDataEntry | undefined
  /** The last ledger in which a contract's entry lives, or `undefined` for entries that do not expire. */
  liveUntil(key: xdr.LedgerKey): number | undefined
  /** Creates an entry or replaces the one with the same key. */
  put(entry: Content): void
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

export function dataKey(accountId: xdr.AccountId, dataName: xdr.XdrString): xdr.LedgerKey {
  return xdr.LedgerKey.data(new xdr.LedgerKeyData({ accountId, dataName }))
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

/** Opens a draft. Its entries get this sequence number as their last modified ledger. */
export function draftOf(below: Entries, sequence: number): Draft {
  const own = new Map<string, xdr.LedgerEntry | undefined>()
  const get = (key: string) => (own.has(key) ? own.get(key) : below.get(key))
  const liveUntil = (key: xdr.LedgerKey) => {
    const data = get(String(ttlKey(timeToLive(key, 0).keyHash)))?.data
    return data?.type === "ttl" ? data.ttl.liveUntilLedgerSeq : undefined
  }

  return {
    get,
    set(key, entry) {
      own.set(key, entry)
      return own as Map<string, xdr.LedgerEntry>
    },
    delete(key) {
      const was = get(key) !== undefined
      own.set(key, undefined)
      return was
    },
    account(id) {
      const data = get(String(accountKey(id)))?.data
      return data?.type === "account" ? data.account : undefined
    },
    trustLine(holder, asset) {
      const data = get(String(trustLineKey(holder, asset)))?.data
      return data?.type === "trustline" ? data.trustLine : undefined
    },
    hasData: (holder, name) => get(String(dataKey(holder, name))) !== undefined,
    contractData(key) {
      const data = get(String(key))?.data
      if (data?.type !== "contractData") return undefined
      const { contractData } = data
      const expired =
        contractData.durability === xdr.ContractDataDurability.temporary &&
        (liveUntil(key) ?? 0) < sequence
      return expired ? undefined : contractData
    },
    liveUntil,
    put(value) {
      const [key, data] = keyed(value)
      own.set(
        String(key),
        new xdr.LedgerEntry({
          lastModifiedLedgerSeq: sequence,
          data,
          ext: xdr.LedgerEntryExt.v0(),
        }),
      )
    },
    remove: (key) => void own.set(String(key), undefined),
    changes: () => [...own].flatMap(([key, after]) => changesOf(key, below.get(key), after)),
    commit() {
      for (const [key, entry] of own) {
        if (entry) below.set(key, entry)
        else below.delete(key)
      }
    },
  }
}

function keyed(entry: Content): [xdr.LedgerKey, xdr.LedgerEntryData] {
  if (entry instanceof xdr.AccountEntry)
    return [accountKey(entry.accountId), xdr.LedgerEntryData.account(entry)]
  if (entry instanceof xdr.TrustLineEntry)
    return [trustLineKey(entry.accountId, entry.asset), xdr.LedgerEntryData.trustline(entry)]
  if (entry instanceof xdr.DataEntry)
    return [dataKey(entry.accountId, entry.dataName), xdr.LedgerEntryData.data(entry)]
  if (entry instanceof xdr.ContractDataEntry)
    return [contractDataKey(entry), xdr.LedgerEntryData.contractData(entry)]
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
