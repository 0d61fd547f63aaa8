import {
  FeeBumpTransaction,
  type Memo,
  StrKey,
  type Transaction,
  TransactionBuilder,
} from "@stellar/stellar-sdk/base"
import { describeAuthorized, describeHostFunction } from "./calls.js"
import { sentenceOf, warningOf } from "./operations.js"
import { toHex, visible, visibleBytes } from "./visible.js"
import type { DescribedMemo, DescribedOperation, DescribedTransaction, TreeValue } from "./words.js"

type Operations = Transaction["operations"]

/**
 * Decodes a base64 `TransactionEnvelope` of any kind for a network. Throws an `Error` in words when it is none.
 */
export function describeTransaction(xdr: string, passphrase: string): DescribedTransaction {
  const envelope = read(xdr, passphrase)
  const bump = envelope instanceof FeeBumpTransaction ? envelope : undefined
  const inner = envelope instanceof FeeBumpTransaction ? envelope.innerTransaction : envelope
  const memo = describeMemo(inner.memo)
  const { minTime, maxTime } = inner.timeBounds ?? {}
  const tree = envelope.toEnvelope().toJson() as TreeValue
  return {
    source: inner.source,
    ...(bump ? { feeSource: bump.feeSource } : {}),
    fee: envelope.fee,
    sequence: inner.sequence,
    ...(memo ? { memo } : {}),
    ...(minTime && minTime !== "0" ? { notBefore: Number(minTime) } : {}),
    ...(maxTime && maxTime !== "0" ? { notAfter: Number(maxTime) } : {}),
    conditions: conditionsOf(inner),
    operations: inner.operations.map((operation) => describe(operation, passphrase)),
    signatures: envelope.signatures.length + (bump ? inner.signatures.length : 0),
    hash: toHex(envelope.hash()),
    accounts: [...accountsIn(tree)],
    tree,
  }
}

/** The envelope of the transaction that a fee bump pays for, base64; undefined for any other. Throws as above. */
export function innerEnvelope(xdr: string): string | undefined {
  // The passphrase has no part in it: nothing is hashed.
  const envelope = read(xdr, "")
  return envelope instanceof FeeBumpTransaction ? envelope.innerTransaction.toXDR() : undefined
}

function read(xdr: string, passphrase: string): Transaction | FeeBumpTransaction {
  try {
    return TransactionBuilder.fromXDR(xdr, passphrase)
  } catch (cause) {
    throw new Error("This is not a transaction envelope in base64.", { cause })
  }
}

function describe(operation: Operations[number], passphrase: string): DescribedOperation {
  const warning = warningOf(operation)
  const shared = {
    ...(operation.source ? { source: operation.source } : {}),
    ...(warning ? { warning } : {}),
  }
  if (operation.type !== "invokeHostFunction") {
    return { ...shared, sentence: sentenceOf(operation), calls: [] }
  }
  const { sentence, args } = describeHostFunction(operation.func, passphrase)
  const authorized = (operation.auth ?? []).map((entry) =>
    describeAuthorized(entry.rootInvocation, passphrase),
  )
  return { ...shared, sentence, calls: [{ sentence, args, calls: authorized }] }
}

function describeMemo(memo: Memo): DescribedMemo | undefined {
  const { type, value } = memo
  if (type === "none" || value === null) return undefined
  if (typeof value === "string") return { type, value: type === "text" ? visible(value) : value }
  return { type, value: type === "text" ? visibleBytes(value) : toHex(value) }
}

function conditionsOf(transaction: Transaction): string[] {
  const { ledgerBounds, minAccountSequence, minAccountSequenceAge } = transaction
  const { minAccountSequenceLedgerGap: gap, extraSigners } = transaction
  return [
    ledgerBounds?.minLedger ? `Not before ledger ${ledgerBounds.minLedger}` : undefined,
    ledgerBounds?.maxLedger ? `Not after ledger ${ledgerBounds.maxLedger}` : undefined,
    minAccountSequence !== undefined
      ? `The account's sequence number may be anything from ${minAccountSequence}`
      : undefined,
    minAccountSequenceAge ? `The sequence number is ${minAccountSequenceAge} s old` : undefined,
    gap ? `The sequence number is ${gap} ledgers old` : undefined,
    extraSigners?.length ? `Signed by ${extraSigners.length} more named signers` : undefined,
  ].filter((condition) => condition !== undefined)
}

/** Every Ed25519 account named in XDR-JSON; of a muxed address, the account behind it. */
export function accountsIn(tree: TreeValue, found: Set<string> = new Set()): Set<string> {
  if (typeof tree === "string") {
    if (StrKey.isValidEd25519PublicKey(tree)) found.add(tree)
    else if (StrKey.isValidMed25519PublicKey(tree)) {
      found.add(StrKey.encodeEd25519PublicKey(StrKey.decodeMed25519PublicKey(tree).slice(0, 32)))
    }
  } else if (typeof tree === "object" && tree !== null) {
    for (const value of Object.values(tree)) accountsIn(value, found)
  }
  return found
}
