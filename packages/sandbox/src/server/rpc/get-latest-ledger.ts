import { closeMeta } from "../../network/close.js"
import type { Method } from "./method.js"

/** `getLatestLedger`: the last ledger that closed, with its header and meta as base64 XDR. */
export const getLatestLedger: Method = ({ ledger }) => {
  const closed = ledger.latest()
  const { header } = closed
  return {
    id: Buffer.from(closed.hash).toString("hex"),
    protocolVersion: header.ledgerVersion,
    sequence: header.ledgerSeq,
    closeTime: String(header.scpValue.closeTime),
    headerXdr: header.toXdr("base64"),
    metadataXdr: closeMeta(closed).toXdr("base64"),
  }
}
