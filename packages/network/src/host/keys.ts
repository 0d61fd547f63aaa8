import { hash, xdr } from "@stellar/stellar-sdk/base"

export type Durability = xdr.ContractDataDurability

export const PERSISTENT: Durability = xdr.ContractDataDurability.persistent
export const TEMPORARY: Durability = xdr.ContractDataDurability.temporary

/** The key of what a contract stored under a value. */
export function dataKey(
  contract: xdr.ScAddress,
  key: xdr.ScVal,
  durability: Durability,
): xdr.LedgerKey {
  return xdr.LedgerKey.contractData(new xdr.LedgerKeyContractData({ contract, key, durability }))
}

/** The key of a contract's instance: its executable, and its instance storage. */
export function instanceKey(contract: xdr.ScAddress): xdr.LedgerKey {
  return dataKey(contract, xdr.ScVal.scvLedgerKeyContractInstance(), PERSISTENT)
}

/** The key of uploaded code, by its SHA-256 hash. */
export function codeKey(codeHash: Uint8Array): xdr.LedgerKey {
  return xdr.LedgerKey.contractCode(new xdr.LedgerKeyContractCode({ hash: codeHash }))
}

/** The key of the entry that says how long another one lives. */
export function ttlKeyOf(key: xdr.LedgerKey): xdr.LedgerKey {
  return xdr.LedgerKey.ttl(new xdr.LedgerKeyTtl({ keyHash: hash(key.toXdr()) }))
}

/** An entry that says until which ledger another one lives. */
export function ttlData(key: xdr.LedgerKey, liveUntilLedgerSeq: number): xdr.LedgerEntryData {
  return xdr.LedgerEntryData.ttl(
    new xdr.TtlEntry({ keyHash: hash(key.toXdr()), liveUntilLedgerSeq }),
  )
}

/** Whether an entry of this key has a lifetime. */
export function expires({ type }: xdr.LedgerKey): boolean {
  return type === "contractData" || type === "contractCode"
}

/** Whether an entry of this key is gone when it expires, instead of archived. */
export function isTemporary(key: xdr.LedgerKey): boolean {
  return key.type === "contractData" && key.contractData.durability === TEMPORARY
}
