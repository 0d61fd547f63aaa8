import type { xdr } from "@stellar/stellar-sdk/base"
import type { Draft } from "../entries/entries.js"

/** How many bytes these entries have together. A missing one has none. */
export function sizeOf(keys: readonly xdr.LedgerKey[], draft: Draft): number {
  return keys.reduce((sum, key) => sum + (draft.get(String(key))?.toXdr().length ?? 0), 0)
}
