import type { xdr } from "@stellar/stellar-sdk/base"
import type { LedgerTransaction } from "../transactions/close.js"
import type { Ledger } from "../transactions/ledger.js"
import { type Method, rpcError, text } from "./method.js"

/**
 * `getTransaction`: the state of the transaction with a `hash` (hex): `SUCCESS`, `FAILED`, or `NOT_FOUND`. No
 * transaction is ever pending, because accepted ones are in the ledger at once.
 */
export const getTransaction: Method = ({ ledger }, params) => {
  const hash = text(params, "hash")
  if (!/^[0-9a-f]{64}$/i.test(hash))
    throw rpcError(-32602, `incorrect hash: ${JSON.stringify(hash)} is not 64 hex digits`)
  const found = ledger.transaction(hash.toLowerCase())
  return {
    ...ledgerRange(ledger),
    txHash: hash,
    ...(found ? details(found) : { status: "NOT_FOUND" }),
  }
}

/** Ledgers are numbers. Their times are strings of seconds since 1970, as from Stellar's own server. */
function ledgerRange(ledger: Ledger): object {
  const latest = ledger.latest().header
  const oldest = ledger.closed[0]!.header
  return {
    latestLedger: latest.ledgerSeq,
    latestLedgerCloseTime: String(latest.scpValue.closeTime),
    oldestLedger: oldest.ledgerSeq,
    oldestLedgerCloseTime: String(oldest.scpValue.closeTime),
  }
}

function details(transaction: LedgerTransaction): object {
  const { successful, bump, envelope, result, meta, ledger } = transaction
  const contents = meta.type === "v4" ? meta.v4 : undefined
  return {
    status: successful ? "SUCCESS" : "FAILED",
    applicationOrder: 1,
    feeBump: bump !== undefined,
    envelopeXdr: envelope.toXdr("base64"),
    resultXdr: result.toXdr("base64"),
    resultMetaXdr: meta.toXdr("base64"),
    diagnosticEventsXdr: (contents?.diagnosticEvents ?? []).map(base64),
    events: {
      transactionEventsXdr: (contents?.events ?? []).map(base64),
      contractEventsXdr: (contents?.operations ?? []).map(({ events }) => events.map(base64)),
    },
    ledger: ledger.sequence,
    createdAt: String(ledger.time),
  }
}

function base64(event: xdr.ContractEvent | xdr.TransactionEvent | xdr.DiagnosticEvent): string {
  return event.toXdr("base64")
}
