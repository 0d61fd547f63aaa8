import { hash, xdr } from "@stellar/stellar-sdk/base"
import type { Moment } from "../entries/account.js"
import {
  BASE_FEE,
  BASE_RESERVE,
  MAX_TX_SET_SIZE,
  PROTOCOL_VERSION,
  TOTAL_COINS,
} from "../entries/parameters.js"
import type { Applied } from "./apply.js"
import type { Submission } from "./envelope.js"

export interface LedgerTransaction extends Submission, Applied {
  readonly ledger: Moment
}

/** A past ledger. It holds one transaction, or none. */
export interface ClosedLedger {
  /** The SHA-256 hash of the header (32 bytes). */
  readonly hash: Uint8Array
  readonly header: xdr.LedgerHeader
  readonly transaction: LedgerTransaction | undefined
}

/** What a new ledger contains. */
interface ToClose {
  readonly moment: Moment
  readonly transaction: LedgerTransaction | undefined
  /** The id of the newest offer. */
  readonly idPool: bigint
}

const NO_HASH = new Uint8Array(32)

/**
 * Closes a ledger on top of the previous one. No validator signs it. Instead of the bucket list's hash, its header has the
 * hash of the last such hash and of this ledger's changes, so that equal hashes mean equal histories.
 */
export function closeLedger(
  { moment, transaction, idPool }: ToClose,
  previous: ClosedLedger | undefined,
): ClosedLedger {
  const header = new xdr.LedgerHeader({
    ledgerVersion: PROTOCOL_VERSION,
    previousLedgerHash: previous?.hash ?? NO_HASH,
    scpValue: new xdr.StellarValue({
      txSetHash: transaction ? hash(transaction.envelope.toXdr()) : NO_HASH,
      closeTime: moment.time,
      upgrades: [],
      ext: xdr.StellarValueExt.stellarValueBasic(),
    }),
    txSetResultHash: transaction ? hash(transaction.result.toXdr()) : NO_HASH,
    bucketListHash: stateHash(transaction, previous),
    ledgerSeq: moment.sequence,
    totalCoins: TOTAL_COINS,
    feePool: (previous?.header.feePool ?? 0n) + (transaction?.feeCharged ?? 0n),
    inflationSeq: 0,
    idPool,
    baseFee: Number(BASE_FEE),
    baseReserve: Number(BASE_RESERVE),
    maxTxSetSize: MAX_TX_SET_SIZE,
    skipList: [NO_HASH, NO_HASH, NO_HASH, NO_HASH],
    ext: xdr.LedgerHeaderExt.v0(),
  })
  return reopenLedger(header, transaction)
}

/** A closed ledger of a header and its transaction. */
export function reopenLedger(
  header: xdr.LedgerHeader,
  transaction: LedgerTransaction | undefined,
): ClosedLedger {
  return { hash: hash(header.toXdr()), header, transaction }
}

function stateHash(
  transaction: LedgerTransaction | undefined,
  previous: ClosedLedger | undefined,
): Uint8Array {
  const before = previous?.header.bucketListHash.toBytes() ?? NO_HASH
  return transaction ? hash(new Uint8Array([...before, ...transaction.meta.toXdr()])) : before
}
