import type { xdr } from "@stellar/stellar-sdk/base"
import { accountOf } from "../entries/identity.js"
import type { LedgerTransaction } from "../transactions/close.js"
import type { Ledger } from "../transactions/ledger.js"

/** The place of something in history (SEP-35): a ledger, a transaction in it, and an operation of that, from 1. */
export function placeOf(ledger: number, transaction = 0, operation = 0): bigint {
  return (BigInt(ledger) << 32n) | (BigInt(transaction) << 12n) | BigInt(operation)
}

/** A past transaction's paging token. */
export function transactionToken({ ledger }: LedgerTransaction): string {
  return String(placeOf(ledger.sequence, 1))
}

/** All transactions, oldest first, with the failed ones. */
export function pastTransactions({ closed }: Ledger): LedgerTransaction[] {
  return closed.flatMap(({ transaction }) => transaction ?? [])
}

/** An operation in the ledger, with what it did. A failed transaction's operations did nothing. */
export interface PastOperation {
  readonly transaction: LedgerTransaction
  /** The place in history, which is Horizon's id. */
  readonly id: bigint
  readonly index: number
  readonly body: xdr.OperationBody
  readonly source: xdr.MuxedAccount
  readonly result: xdr.OperationResult | undefined
  readonly changes: readonly xdr.LedgerEntryChange[]
  readonly events: readonly xdr.ContractEvent[]
}

/** The operations of a transaction. */
export function operationsOf(transaction: LedgerTransaction): PastOperation[] {
  const { body, ledger, meta, result } = transaction
  const results = operationResults(result)
  const metas = meta.type === "v4" ? meta.v4.operations : []
  return body.operations.map((operation, index) => ({
    transaction,
    id: placeOf(ledger.sequence, 1, index + 1),
    index,
    body: operation.body,
    source: operation.sourceAccount ?? body.sourceAccount,
    result: results[index],
    changes: metas[index]?.changes ?? [],
    events: metas[index]?.events ?? [],
  }))
}

function operationResults({ result }: xdr.TransactionResult): readonly xdr.OperationResult[] {
  const bumped = result.type === "txFeeBumpInnerSuccess" || result.type === "txFeeBumpInnerFailed"
  const inner = bumped ? result.innerResultPair.result.result : result
  return inner.type === "txSuccess" || inner.type === "txFailed" ? inner.results : []
}

/** The account that sends an operation. */
export function senderOf({ source }: PastOperation): xdr.AccountId {
  return accountOf(source)
}

/** An entry that an operation changed: `before` is missing for a new one, `after` for a removed one. */
export interface Change {
  readonly before: xdr.LedgerEntry | undefined
  readonly after: xdr.LedgerEntry | undefined
}

/** Pairs what entries were with what they became. */
export function changesIn(changes: readonly xdr.LedgerEntryChange[]): Change[] {
  const pairs: Change[] = []
  let before: xdr.LedgerEntry | undefined
  for (const change of changes) {
    if (change.type === "ledgerEntryState") before = change.state
    else {
      const after =
        change.type === "ledgerEntryCreated"
          ? change.created
          : change.type === "ledgerEntryUpdated"
            ? change.updated
            : undefined
      pairs.push({ before, after })
      before = undefined
    }
  }
  return pairs
}
