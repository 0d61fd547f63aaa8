import type { Method } from "./method.js"

/** `getHealth`: always healthy, whatever the age of the last ledger, because ledgers close only for transactions. */
export const getHealth: Method = ({ ledger }) => {
  const latest = ledger.latest().header
  const oldest = ledger.closed[0]!.header
  return {
    status: "healthy",
    latestLedger: latest.ledgerSeq,
    latestLedgerCloseTime: String(latest.scpValue.closeTime),
    oldestLedger: oldest.ledgerSeq,
    oldestLedgerCloseTime: String(oldest.scpValue.closeTime),
    ledgerRetentionWindow: latest.ledgerSeq - oldest.ledgerSeq + 1,
  }
}
