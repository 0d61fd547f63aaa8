import { toHex } from "../entries/bytes.js"
import { closeMeta, headerEntry } from "./close-meta.js"
import type { Method } from "./method.js"
import { ledgerRange, spanOf } from "./range.js"

/** `getLedgers`: ledgers from a number or a cursor on, with their headers and metas as base64 XDR. */
export const getLedgers: Method = ({ ledger }, params) => {
  const span = spanOf(ledger, params, { limit: 50, most: 200 })
  const first = span.startLedger ?? Number(span.cursor) + 1
  const found = ledger.closed.slice(first - 1, first - 1 + span.limit)
  return {
    ledgers: found.map((closed) => ({
      hash: toHex(closed.hash),
      sequence: closed.header.ledgerSeq,
      ledgerCloseTime: String(closed.header.scpValue.closeTime),
      headerXdr: headerEntry(closed).toXdr("base64"),
      metadataXdr: closeMeta(closed).toXdr("base64"),
    })),
    ...ledgerRange(ledger),
    cursor: String(found.at(-1)?.header.ledgerSeq ?? first - 1),
  }
}
