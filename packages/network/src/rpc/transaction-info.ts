import type { xdr } from "@stellar/stellar-sdk/base"
import type { LedgerTransaction } from "../transactions/close.js"

/** What both methods for transactions say about one, without its time. */
export function transactionInfo(transaction: LedgerTransaction): object {
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
  }
}

function base64(event: xdr.ContractEvent | xdr.TransactionEvent | xdr.DiagnosticEvent): string {
  return event.toXdr("base64")
}
