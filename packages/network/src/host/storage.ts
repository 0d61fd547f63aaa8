import { xdr } from "@stellar/stellar-sdk/base"
import { type Draft, draftOf, type Entries } from "../entries/entries.js"
import type { Footprint } from "./footprint.js"
import { hostError } from "./host-error.js"
import { expires, isTemporary, ttlData, ttlKeyOf } from "./keys.js"
import { type LedgerFacts, lastLedger } from "./ledger-facts.js"

/** The ledger as contracts see it: within a footprint, with lifetimes, and with writes that can be taken back. */
export interface Storage {
  /** The entry of a key, restored if it was archived, or `undefined` if it does not exist. */
  get(key: xdr.LedgerKey): xdr.LedgerEntryData | undefined
  /** Writes an entry. A new one that expires lives for `ttl` ledgers, counting this one. */
  put(key: xdr.LedgerKey, data: xdr.LedgerEntryData, ttl?: number): void
  remove(key: xdr.LedgerKey): void
  /** The last ledger in which an entry lives. Throws a `HostError` if there is no such entry. */
  liveUntil(key: xdr.LedgerKey): number
  /** Lets an entry live until a ledger, at most as long as the network allows. */
  extend(key: xdr.LedgerKey, until: number): void
  /** Starts writes that `commit` keeps or `rollback` takes back. They nest. */
  begin(): void
  commit(): void
  rollback(): void
}

/** Opens the storage of an invocation over a ledger's entries. */
export function openStorage(entries: Entries, footprint: Footprint, facts: LedgerFacts): Storage {
  const stack: Draft[] = []
  const top = (): Entries => stack.at(-1) ?? entries

  function ttlOf(key: xdr.LedgerKey): number | undefined {
    const data = top().get(String(ttlKeyOf(key)))?.data
    return data?.type === "ttl" ? data.ttl.liveUntilLedgerSeq : undefined
  }

  function set(key: xdr.LedgerKey, data: xdr.LedgerEntryData): void {
    const ext = xdr.LedgerEntryExt.v0()
    const old = top().get(String(key))
    top().set(
      String(key),
      new xdr.LedgerEntry({
        lastModifiedLedgerSeq: facts.sequence,
        data,
        ext: old?.ext ?? ext,
      }),
    )
  }

  function live(key: xdr.LedgerKey): xdr.LedgerEntryData | undefined {
    const entry = top().get(String(key))
    if (!entry || !expires(key)) return entry?.data
    if ((ttlOf(key) ?? 0) >= facts.sequence) return entry.data
    if (isTemporary(key)) return undefined
    if (!footprint.restores(key))
      throw hostError("Storage", "InvalidAction", "trying to use an archived entry")
    set(ttlKeyOf(key), ttlData(key, facts.sequence + facts.minPersistentTtl - 1))
    return entry.data
  }

  return {
    get(key) {
      footprint.access(key, "read")
      return live(key)
    },
    put(key, data, ttl) {
      footprint.access(key, "write")
      const exists = live(key) !== undefined
      set(key, data)
      if (!exists && ttl !== undefined) set(ttlKeyOf(key), ttlData(key, facts.sequence + ttl - 1))
    },
    remove(key) {
      footprint.access(key, "write")
      top().delete(String(key))
      if (expires(key)) top().delete(String(ttlKeyOf(key)))
    },
    liveUntil(key) {
      footprint.access(key, "read")
      const until = live(key) && ttlOf(key)
      if (until === undefined)
        throw hostError("Storage", "MissingValue", "trying to extend an entry that does not exist")
      return until
    },
    extend(key, until) {
      set(ttlKeyOf(key), ttlData(key, Math.min(until, lastLedger(facts))))
    },
    begin: () => void stack.push(draftOf(top(), facts.sequence)),
    commit: () => stack.pop()!.commit(),
    rollback: () => void stack.pop(),
  }
}
