import { hash, xdr } from "@stellar/stellar-sdk/base"
import type { Moment } from "./account.js"
import type { Applied } from "./apply.js"
import { sorobanData } from "./contracts/resources.js"
import type { Submission } from "./envelope.js"
import {
  BASE_FEE,
  BASE_RESERVE,
  MAX_TX_SET_SIZE,
  PROTOCOL_VERSION,
  TOTAL_COINS,
} from "./parameters.js"

/** A transaction in the ledger. */
export interface LedgerTransaction extends Submission, Applied {
  readonly ledger: Moment
}

/** A ledger of the past. All but the first hold one transaction. */
export interface ClosedLedger {
  /** 32 bytes: sha256 of the header. */
  readonly hash: Uint8Array
  readonly header: xdr.LedgerHeader
  readonly transaction: LedgerTransaction | undefined
}

const NO_HASH = new Uint8Array(32)

/** Closes a ledger over the one before it. No validator has signed it, and there is no list of buckets. */
export function closeLedger(
  moment: Moment,
  transaction: LedgerTransaction | undefined,
  previous: ClosedLedger | undefined,
): ClosedLedger {
  const header = new xdr.LedgerHeader({
    ledgerVersion: PROTOCOL_VERSION,
    previousLedgerHash: previous?.hash ?? NO_HASH,
    scpValue: new xdr.StellarValue({
      txSetHash: hash(transactionSet(transaction, previous?.hash ?? NO_HASH).toXdr()),
      closeTime: moment.time,
      upgrades: [],
      ext: xdr.StellarValueExt.stellarValueBasic(),
    }),
    txSetResultHash: hash(
      new xdr.TransactionResultSet({ results: resultPairs(transaction) }).toXdr(),
    ),
    bucketListHash: NO_HASH,
    ledgerSeq: moment.sequence,
    totalCoins: TOTAL_COINS,
    feePool: (previous?.header.feePool ?? 0n) + (transaction?.feeCharged ?? 0n),
    inflationSeq: 0,
    idPool: 0n,
    baseFee: Number(BASE_FEE),
    baseReserve: Number(BASE_RESERVE),
    maxTxSetSize: MAX_TX_SET_SIZE,
    skipList: [NO_HASH, NO_HASH, NO_HASH, NO_HASH],
    ext: xdr.LedgerHeaderExt.v0(),
  })
  return { hash: hash(header.toXdr()), header, transaction }
}

/** All that a validator would publish about a ledger. */
export function closeMeta({ hash, header, transaction }: ClosedLedger): xdr.LedgerCloseMeta {
  return xdr.LedgerCloseMeta.v2(
    new xdr.LedgerCloseMetaV2({
      ext: xdr.LedgerCloseMetaExt.v0(),
      ledgerHeader: new xdr.LedgerHeaderHistoryEntry({
        hash,
        header,
        ext: xdr.LedgerHeaderHistoryEntryExt.v0(),
      }),
      txSet: transactionSet(transaction, header.previousLedgerHash.toBytes()),
      txProcessing: resultPairs(transaction).map(
        (result) =>
          new xdr.TransactionResultMetaV1({
            ext: xdr.ExtensionPoint.v0(),
            result,
            feeProcessing: transaction?.feeChanges ?? [],
            txApplyProcessing: transaction!.meta,
            postTxApplyFeeProcessing: [],
          }),
      ),
      upgradesProcessing: [],
      scpInfo: [],
      totalByteSizeOfLiveSorobanState: 0n,
      evictedKeys: [],
    }),
  )
}

function transactionSet(
  transaction: LedgerTransaction | undefined,
  previousLedgerHash: Uint8Array,
): xdr.GeneralizedTransactionSet {
  const txs = transaction ? [transaction.envelope] : []
  const component = new xdr.TxSetComponentTxsMaybeDiscountedFee({ baseFee: BASE_FEE, txs })
  const isContract = transaction !== undefined && sorobanData(transaction) !== undefined
  const classic = txs
    .filter(() => !isContract)
    .map(() => xdr.TxSetComponent.txsetCompTxsMaybeDiscountedFee(component))
  const contracts = new xdr.ParallelTxsComponent({
    baseFee: isContract ? BASE_FEE : null,
    executionStages: isContract ? [[txs]] : [],
  })
  return xdr.GeneralizedTransactionSet.v1TxSet(
    new xdr.TransactionSetV1({
      previousLedgerHash,
      phases: [
        xdr.TransactionPhase.v0Components(classic),
        xdr.TransactionPhase.parallelTxsComponent(contracts),
      ],
    }),
  )
}

function resultPairs(transaction: LedgerTransaction | undefined): xdr.TransactionResultPair[] {
  if (!transaction) return []
  const { hash, bump, result } = transaction
  return [new xdr.TransactionResultPair({ transactionHash: bump?.hash ?? hash, result })]
}
