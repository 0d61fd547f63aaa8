import { xdr } from "@stellar/stellar-sdk/base"
import { toHex } from "../entries/bytes.js"
import type { ClosedLedger } from "../transactions/close.js"
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

/** The meta of a ledger, which the Stellar SDK requires. It contains no transactions. */
function closeMeta({ hash, header }: ClosedLedger): xdr.LedgerCloseMeta {
  const { previousLedgerHash } = header
  return xdr.LedgerCloseMeta.v2(
    new xdr.LedgerCloseMetaV2({
      ext: xdr.LedgerCloseMetaExt.v0(),
      ledgerHeader: new xdr.LedgerHeaderHistoryEntry({
        hash,
        header,
        ext: xdr.LedgerHeaderHistoryEntryExt.v0(),
      }),
      txSet: xdr.GeneralizedTransactionSet.v1TxSet(
        new xdr.TransactionSetV1({ previousLedgerHash, phases: [] }),
      ),
      txProcessing: [],
      upgradesProcessing: [],
      scpInfo: [],
      totalByteSizeOfLiveSorobanState: 0n,
      evictedKeys: [],
    }),
  )
}
