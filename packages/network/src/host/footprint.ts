import { xdr } from "@stellar/stellar-sdk/base"
import { hostError } from "./host-error.js"

/** Decides on each access to an entry. */
export interface Footprint {
  /** Called before each access. Throws a `HostError` if it is not allowed. */
  access(key: xdr.LedgerKey, kind: "read" | "write"): void
  /** Called when an archived entry is used. Returns whether it may be restored. */
  restores(key: xdr.LedgerKey): boolean
}

/** What a recorded call used. */
export interface RecordedFootprint extends Footprint {
  /** The entries it used, and the indices of those in `readWrite` that it restores. */
  recorded(): { footprint: xdr.LedgerFootprint; archived: number[] }
}

/**
 * Allows access only to the entries that a transaction declares, and restores those that it lists as archived (CAP-66).
 */
export function declared(
  { readOnly, readWrite }: xdr.LedgerFootprint,
  archived: readonly number[],
): Footprint {
  const written = readWrite.map(String)
  const writable = new Set(written)
  const readable = new Set([...readOnly.map(String), ...written])
  const restorable = new Set(archived.map((index) => written[index]))
  return {
    access(key, kind) {
      if (!(kind === "write" ? writable : readable).has(String(key)))
        throw hostError(
          "Storage",
          "ExceededLimit",
          `trying to ${kind} an entry outside of the footprint`,
        )
    },
    restores: (key) => restorable.has(String(key)),
  }
}

/** Allows access to every entry, and records it. */
export function recording(): RecordedFootprint {
  const seen = new Map<string, xdr.LedgerKey>()
  const written = new Set<string>()
  const restored = new Set<string>()
  return {
    access(key, kind) {
      const name = String(key)
      if (!seen.has(name)) seen.set(name, key)
      if (kind === "write") written.add(name)
    },
    restores(key) {
      restored.add(String(key))
      written.add(String(key))
      return true
    },
    recorded() {
      const sorted = [...seen].toSorted(([left], [right]) => (left < right ? -1 : 1))
      const readWrite = sorted.filter(([name]) => written.has(name))
      return {
        footprint: new xdr.LedgerFootprint({
          readOnly: sorted.filter(([name]) => !written.has(name)).map(([, key]) => key),
          readWrite: readWrite.map(([, key]) => key),
        }),
        archived: readWrite.flatMap(([name], index) => (restored.has(name) ? [index] : [])),
      }
    },
  }
}
