import { reason } from "../contract/reason.js"
import type { XdrReader } from "../encoding/xdr-reader.js"
import { readXdr } from "../encoding/xdr-value.js"
import { skip } from "./skip.js"

/**
 * The ledger entries that a contract call can change, by their number in `LedgerEntryType` (Stellar-ledger-entries.x):
 * what they consist of. Only their length counts, so that numbers stand together as `opaque`.
 */
const entries: Readonly<Record<number, string>> = {
  // An account: its id, balance, sequence, and sub-entries; inflation, flags, domain, thresholds, signers. Its extensions
  // are liabilities, sponsors, and when its sequence was used.
  0:
    "PublicKey opaque[20] PublicKey* u32 string<32> u32 Signer<20> " +
    "? opaque[16] ? opaque[8] PublicKey*<20> ? opaque[16]",
  // A trust line: its balance, limit, and flags. Its extensions are liabilities, and the number of pools.
  1: "PublicKey TrustLineAsset opaque[20] ? opaque[16] ? opaque[8]",
  // A contract's data: key, durability, value.
  6: "u32 ScAddress ScVal u32 ScVal",
  // A contract's code: its costs, its hash.
  7: "opaque[48]* opaque[32] opaque<>",
  // A lifetime: the hash of a key, and a ledger.
  9: "opaque[36]",
}

const REMOVED = 2

/** Skips a list of `LedgerEntryChange` of a contract call. Throws `bad-request` for another kind of entry. */
export function skipChanges(reader: XdrReader): void {
  for (let left = reader.count(Number.POSITIVE_INFINITY, 8); left > 0; left--) {
    if (reader.u32() === REMOVED) readXdr("LedgerKey", reader)
    else skipEntry(reader)
  }
}

function skipEntry(reader: XdrReader): void {
  // The ledger in which it was changed before.
  reader.u32()
  const kind = reader.u32()
  const parts = entries[kind]
  if (parts === undefined)
    throw reader.broken(
      reason("xdrEnum", "{number} is not a value of {type}", {
        number: kind,
        type: "LedgerEntryType",
      }),
    )
  skip(parts, reader)
  // The extension is who pays for its reserve.
  skip("? PublicKey* u32", reader)
}
