import type { Ledger } from "../transactions/ledger.js"
import { rpcError } from "./method.js"

/** The ledgers that the network keeps: all. Times are strings of seconds since 1970. */
export function ledgerRange(ledger: Ledger): object {
  const latest = ledger.latest().header
  const oldest = ledger.closed[0]!.header
  return {
    latestLedger: latest.ledgerSeq,
    latestLedgerCloseTime: String(latest.scpValue.closeTime),
    oldestLedger: oldest.ledgerSeq,
    oldestLedgerCloseTime: String(oldest.scpValue.closeTime),
  }
}

/** Where a list starts, and how long it is at most. Exactly one of the first two is set. */
export interface Span {
  readonly startLedger: number | undefined
  readonly cursor: string | undefined
  readonly limit: number
}

/**
 * Reads `startLedger` and `pagination` of a method for lists.
 *
 * @param defaults the limit without one, and the highest
 */
export function spanOf(
  ledger: Ledger,
  { startLedger, pagination }: Readonly<Record<string, unknown>>,
  defaults: { limit: number; most: number },
): Span {
  const { cursor, limit = defaults.limit } = (pagination ?? {}) as Record<string, unknown>
  if (typeof limit !== "number" || !Number.isInteger(limit) || limit < 1 || limit > defaults.most)
    throw rpcError(-32602, `limit must be between 1 and ${defaults.most}`)
  if (cursor !== undefined && cursor !== "") {
    if (typeof cursor !== "string" || !/^\d{1,20}(-\d{1,20})?$/.test(cursor))
      throw rpcError(-32602, `invalid cursor ${JSON.stringify(cursor)}`)
    if (startLedger) throw rpcError(-32602, "startLedger and cursor cannot both be set")
    return { startLedger: undefined, cursor, limit }
  }
  const latest = ledger.latest().header.ledgerSeq
  if (typeof startLedger !== "number" || startLedger < 1 || startLedger > latest)
    throw rpcError(
      -32602,
      `startLedger must be between the oldest ledger: 1 and the latest ledger: ${latest} for this rpc instance`,
    )
  return { startLedger, cursor: undefined, limit }
}
