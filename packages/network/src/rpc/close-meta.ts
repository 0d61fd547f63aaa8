import { xdr } from "@stellar/stellar-sdk/base"
import type { ClosedLedger, LedgerTransaction } from "../transactions/close.js"

/** A ledger's header with its hash. */
export function headerEntry({ hash, header }: ClosedLedger): xdr.LedgerHeaderHistoryEntry {
  return new xdr.LedgerHeaderHistoryEntry({
    hash,
    header,
    ext: xdr.LedgerHeaderHistoryEntryExt.v0(),
  })
}

/** The meta of a ledger: its header, and its transactions with their results and changes. */
export function closeMeta(closed: ClosedLedger): xdr.LedgerCloseMeta {
  const { header, transaction } = closed
  const { previousLedgerHash } = header
  return xdr.LedgerCloseMeta.v2(
    new xdr.LedgerCloseMetaV2({
      ext: xdr.LedgerCloseMetaExt.v0(),
      ledgerHeader: headerEntry(closed),
      txSet: xdr.GeneralizedTransactionSet.v1TxSet(
        new xdr.TransactionSetV1({
          previousLedgerHash,
          phases: transaction ? [phaseOf(transaction)] : [],
        }),
      ),
      txProcessing: transaction ? [processed(transaction)] : [],
      upgradesProcessing: [],
      scpInfo: [],
      totalByteSizeOfLiveSorobanState: 0n,
      evictedKeys: [],
    }),
  )
}

function phaseOf({ envelope }: LedgerTransaction): xdr.TransactionPhase {
  return xdr.TransactionPhase.v0Components([
    xdr.TxSetComponent.txsetCompTxsMaybeDiscountedFee(
      new xdr.TxSetComponentTxsMaybeDiscountedFee({ baseFee: null, txs: [envelope] }),
    ),
  ])
}

function processed({ hash, bump, result, meta }: LedgerTransaction): xdr.TransactionResultMetaV1 {
  return new xdr.TransactionResultMetaV1({
    ext: xdr.ExtensionPoint.v0(),
    result: new xdr.TransactionResultPair({ transactionHash: bump?.hash ?? hash, result }),
    feeProcessing: [],
    txApplyProcessing: meta,
    postTxApplyFeeProcessing: [],
  })
}
