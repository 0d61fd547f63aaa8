import { xdr } from "@stellar/stellar-sdk/base"
import { whenLoaded } from "../host/not-loaded.js"
import type { Ledger, Submitted } from "../transactions/ledger.js"
import { type Method, rpcError, text } from "./method.js"

/**
 * `sendTransaction`: submits a `transaction` (base64 `TransactionEnvelope`). `PENDING` means accepted, as from
 * Stellar's own server, although here it is already in the ledger. `ERROR` means rejected, with the reason.
 */
export const sendTransaction: Method = ({ ledger }, params) => {
  const envelope = text(params, "transaction")
  return whenLoaded(() => sent(ledger, envelope))
}

function sent(ledger: Ledger, envelope: string): object {
  const { ledgerSeq, scpValue } = ledger.latest().header
  const submitted = submitEnvelope(ledger, envelope)
  return {
    ...outcome(submitted, ledgerSeq),
    hash: submitted.hash,
    latestLedger: ledgerSeq,
    latestLedgerCloseTime: String(scpValue.closeTime),
  }
}

function submitEnvelope(ledger: Ledger, envelope: string): Submitted {
  try {
    return ledger.submit(envelope)
  } catch (thrown) {
    throw thrown instanceof xdr.XdrError ? rpcError(-32602, "invalid_xdr") : thrown
  }
}

function outcome(submitted: Submitted, latestBefore: number): object {
  if ("refused" in submitted)
    return { status: "ERROR", errorResultXdr: submitted.refused.toXdr("base64") }
  const wasThere = submitted.transaction.ledger.sequence <= latestBefore
  return { status: wasThere ? "DUPLICATE" : "PENDING" }
}
