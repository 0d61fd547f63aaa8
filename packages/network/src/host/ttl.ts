import type { xdr } from "@stellar/stellar-sdk/base"
import type { Host } from "./host.js"
import { hostError } from "./host-error.js"
import { isTemporary } from "./keys.js"
import { lastLedger } from "./ledger-facts.js"

/** Lets an entry live `extendTo` ledgers from now, if it would live at most `threshold`. */
export function extendTtl(
  { storage, facts }: Host,
  key: xdr.LedgerKey,
  threshold: number,
  extendTo: number,
): void {
  if (threshold > extendTo)
    throw hostError("Storage", "InvalidInput", "threshold must be <= extend_to")
  const current = storage.liveUntil(key)
  const until = facts.sequence + extendTo
  limit(key, until, lastLedger(facts))
  if (current - facts.sequence <= threshold && until > current) storage.extend(key, until)
}

/** Lets an entry live up to `extendTo` ledgers from now, by `least` to `most` ledgers more, or not at all (CAP-78). */
export function extendTtlWithin(
  { storage, facts }: Host,
  key: xdr.LedgerKey,
  extendTo: number,
  { least, most }: { least: number; most: number },
): void {
  if (most < least)
    throw hostError("Storage", "InvalidInput", "max_extension must be >= min_extension")
  const current = storage.liveUntil(key)
  const last = lastLedger(facts)
  limit(key, facts.sequence + extendTo, last)
  const wanted = Math.max(0, extendTo - (current - facts.sequence))
  const extension = Math.min(wanted, most, Math.max(0, last - current))
  if (extension >= least && extension > 0) storage.extend(key, current + extension)
}

/** A temporary entry cannot be asked to live longer than the network allows; a persistent one is cut. */
function limit(key: xdr.LedgerKey, until: number, last: number): void {
  if (isTemporary(key) && until > last)
    throw hostError(
      "Storage",
      "InvalidAction",
      "trying to extend past the maximum live_until ledger",
    )
}
