import { xdr } from "@stellar/stellar-sdk/base"
import { type Entries, keyOfEntry } from "../entries/entries.js"
import { type ClosedLedger, type LedgerTransaction, reopenLedger } from "./close.js"
import { decodeEnvelope } from "./envelope.js"

/** A whole network as JSON: what it is made of, in base64 XDR. */
export interface Snapshot {
  readonly passphrase: string
  readonly seed?: string | undefined
  /** How many seconds the network's clock is ahead of the machine's. */
  readonly ahead: number
  /** How many numbers were drawn from the seed. */
  readonly drawn: number
  /** Stroops per operation. */
  readonly feeRate: string
  /** The id of the newest offer. */
  readonly idPool: string
  /** `LedgerEntry`s. */
  readonly entries: readonly string[]
  readonly closed: readonly ClosedSnapshot[]
}

interface ClosedSnapshot {
  /** A `LedgerHeader`. */
  readonly header: string
  readonly transaction?: {
    /** A `TransactionEnvelope`, a `TransactionResult`, and a `TransactionMeta`. */
    readonly envelope: string
    readonly result: string
    readonly meta: string
    readonly successful: boolean
  }
}

export function saveEntries(entries: Entries): string[] {
  return [...entries.entries()].map(([, entry]) => entry.toXdr("base64"))
}

export function loadEntries(saved: readonly string[], entries: Entries): void {
  for (const text of saved) {
    const entry = xdr.LedgerEntry.fromXdr(text, "base64")
    entries.set(String(keyOfEntry(entry)), entry)
  }
}

export function saveClosed({ header, transaction }: ClosedLedger): ClosedSnapshot {
  const saved = { header: header.toXdr("base64") }
  if (!transaction) return saved
  const { envelope, result, meta, successful } = transaction
  return {
    ...saved,
    transaction: {
      envelope: envelope.toXdr("base64"),
      result: result.toXdr("base64"),
      meta: meta.toXdr("base64"),
      successful,
    },
  }
}

export function loadClosed(
  { header: savedHeader, transaction }: ClosedSnapshot,
  passphrase: string,
): ClosedLedger {
  const header = xdr.LedgerHeader.fromXdr(savedHeader, "base64")
  const ledger = { sequence: header.ledgerSeq, time: header.scpValue.closeTime }
  return reopenLedger(header, transaction && loadTransaction(transaction, passphrase, ledger))
}

function loadTransaction(
  { envelope, result: savedResult, meta, successful }: NonNullable<ClosedSnapshot["transaction"]>,
  passphrase: string,
  ledger: LedgerTransaction["ledger"],
): LedgerTransaction {
  const result = xdr.TransactionResult.fromXdr(savedResult, "base64")
  return {
    ...decodeEnvelope(envelope, passphrase),
    result,
    successful,
    feeCharged: result.feeCharged,
    meta: xdr.TransactionMeta.fromXdr(meta, "base64"),
    ledger,
  }
}
