import { toHex } from "../entries/bytes.js"
import type { Method } from "./method.js"
import { spanOf } from "./range.js"
import { transactionInfo } from "./transaction-info.js"

/** `getTransactions`: transactions from a ledger or a cursor on. Times are numbers of seconds since 1970. */
export const getTransactions: Method = ({ ledger }, params) => {
  const span = spanOf(ledger, params, { limit: 50, most: 200 })
  const after =
    span.cursor === undefined ? cursorOf(span.startLedger! - 1, 4095) : BigInt(span.cursor)
  const found = ledger.closed
    .flatMap(({ transaction }) => transaction ?? [])
    .filter((one) => cursorOf(one.ledger.sequence, 1) > after)
    .slice(0, span.limit)
  const latest = ledger.latest().header
  const last = found.at(-1)
  return {
    transactions: found.map((one) => ({
      ...transactionInfo(one),
      txHash: toHex(one.bump?.hash ?? one.hash),
      createdAt: Number(one.ledger.time),
    })),
    latestLedger: latest.ledgerSeq,
    latestLedgerCloseTimestamp: Number(latest.scpValue.closeTime),
    oldestLedger: 1,
    oldestLedgerCloseTimestamp: Number(ledger.closed[0]!.header.scpValue.closeTime),
    cursor: String(last ? cursorOf(last.ledger.sequence, 1) : after),
  }
}

/** The place of a transaction (SEP-35). */
function cursorOf(ledger: number, transaction: number): bigint {
  return (BigInt(ledger) << 32n) | (BigInt(transaction) << 12n)
}
