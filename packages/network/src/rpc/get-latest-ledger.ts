import { toHex } from "../entries/bytes.js"
import { closeMeta } from "./close-meta.js"
import type { Method } from "./method.js"

/** `getLatestLedger`: the last closed ledger, with its header and meta as base64 XDR. */
export const getLatestLedger: Method = ({ ledger }) => {
  const closed = ledger.latest()
  const { header } = closed
  return {
    id: toHex(closed.hash),
    protocolVersion: header.ledgerVersion,
    sequence: header.ledgerSeq,
    closeTime: String(header.scpValue.closeTime),
    headerXdr: header.toXdr("base64"),
    metadataXdr: closeMeta(closed).toXdr("base64"),
  }
}
