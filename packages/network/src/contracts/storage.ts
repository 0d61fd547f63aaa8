import { xdr } from "@stellar/stellar-sdk/base"
import { accountKey, contractDataKey, type Draft, timeToLive } from "../entries/entries.js"
import { hostError } from "./host-error.js"

/** Access to ledger entries for a contract. */
export interface Storage {
  account(id: xdr.AccountId): xdr.AccountEntry | undefined
  contractData(key: xdr.LedgerKey): xdr.ContractDataEntry | undefined
  putAccount(entry: xdr.AccountEntry): void
  /** Stores a value until the end of a ledger. */
  putContractData(entry: xdr.ContractDataEntry, liveUntil: number): void
}

/** Runs before each access to an entry, and may throw. */
export type Guard = (key: xdr.LedgerKey, access: "read" | "write") => void

/** Gives a contract access to a draft through a guard. */
export function storageOf(draft: Draft, guard: Guard): Storage {
  return {
    account(id) {
      guard(accountKey(id), "read")
      return draft.account(id)
    },
    contractData(key) {
      guard(key, "read")
      return draft.contractData(key)
    },
    putAccount(entry) {
      guard(accountKey(entry.accountId), "write")
      draft.put(entry)
    },
    putContractData(entry, liveUntil) {
      const key = contractDataKey(entry)
      guard(key, "write")
      draft.put(entry)
      draft.put(timeToLive(key, liveUntil))
    },
  }
}

/** Allows access only to the entries in the transaction's footprint. */
export function limitTo({ readOnly, readWrite }: xdr.LedgerFootprint): Guard {
  const writable = new Set(readWrite.map(String))
  const readable = new Set([...readOnly.map(String), ...writable])
  return (key, access) => {
    if (!(access === "write" ? writable : readable).has(String(key)))
      throw hostError(
        "Storage",
        "ExceededLimit",
        `trying to ${access} an entry outside of the footprint`,
      )
  }
}

/** Allows access to every entry, and records it. */
export function recordFootprint(): { guard: Guard; footprint(): xdr.LedgerFootprint } {
  const seen = new Map<string, xdr.LedgerKey>()
  const written = new Set<string>()
  return {
    guard(key, access) {
      seen.set(String(key), key)
      if (access === "write") written.add(String(key))
    },
    footprint() {
      const keys = [...seen]
      return new xdr.LedgerFootprint({
        readOnly: keys.filter(([name]) => !written.has(name)).map(([, key]) => key),
        readWrite: keys.filter(([name]) => written.has(name)).map(([, key]) => key),
      })
    },
  }
}
