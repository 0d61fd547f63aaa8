import type { xdr } from "@stellar/stellar-sdk/base"
import { toBase64, toHex, toText } from "../entries/bytes.js"
import { accountOf, addressOf } from "../entries/identity.js"
import type { Route } from "../http/router.js"
import type { LedgerTransaction } from "../transactions/close.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { link, muxed, resource, timestamp } from "./format.js"
import { transactionToken } from "./history.js"
import { transactionOf } from "./scope.js"

/** `GET /transactions/{hash}`: a transaction in the ledger, successful or not. */
export function transaction(network: ServedNetwork): NonNullable<Route["GET"]> {
  return (_request, params) =>
    resource(transactionResource(network, transactionOf(network, params), params.hash!))
}

/** The main hash of a transaction: the fee bump's, if it has one. */
export function outerHash({ hash, bump }: LedgerTransaction): string {
  return toHex(bump?.hash ?? hash)
}

/**
 * Formats a transaction as Horizon does. Its paging token is its ledger and position (SEP-35).
 *
 * @param requestedHash the hash (hex) in the request, which may be the inner one of a fee bump
 */
export function transactionResource(
  { horizonUrl }: ServedNetwork,
  found: LedgerTransaction,
  requestedHash: string,
): object {
  const { body, bump, ledger, envelope, result, meta, successful } = found
  const self = `${horizonUrl}/transactions/${requestedHash}`
  const own = found.signatures.map(signatureText)
  const outer = bump?.signatures.map(signatureText)
  return {
    // If a field has a link of the same name, the Stellar SDK returns the field as `ledger_attr`.
    _links: {
      self: link(self),
      account: link(`${horizonUrl}/accounts/${addressOf(accountOf(body.sourceAccount))}`),
      ledger: link(`${horizonUrl}/ledgers/${ledger.sequence}`),
      transaction: link(self),
      operations: link(`${self}/operations{?cursor,limit,order}`),
      effects: link(`${self}/effects{?cursor,limit,order}`),
    },
    id: requestedHash,
    paging_token: transactionToken(found),
    successful,
    hash: requestedHash,
    ledger: ledger.sequence,
    created_at: timestamp(ledger.time),
    ...muxed("source_account", body.sourceAccount, "account"),
    source_account_sequence: String(body.seqNum),
    ...muxed("fee_account", bump?.body.feeSource ?? body.sourceAccount),
    fee_charged: String(found.feeCharged),
    max_fee: String(bump?.body.fee ?? body.fee),
    operation_count: body.operations.length,
    envelope_xdr: envelope.toXdr("base64"),
    result_xdr: result.toXdr("base64"),
    result_meta_xdr: meta.toXdr("base64"),
    ...memo(body.memo),
    signatures: outer && requestedHash === outerHash(found) ? outer : own,
    fee_bump_transaction: outer && { hash: outerHash(found), signatures: outer },
    inner_transaction: outer && {
      hash: toHex(found.hash),
      signatures: own,
      max_fee: String(body.fee),
    },
  }
}

function memo(memo: xdr.Memo): object {
  switch (memo.type) {
    case "memoNone":
      return { memo_type: "none" }
    case "memoText": {
      const { bytes } = memo.text
      return { memo_type: "text", memo: toText(bytes), memo_bytes: toBase64(bytes) }
    }
    case "memoId":
      return { memo_type: "id", memo: String(memo.id) }
    case "memoHash":
      return { memo_type: "hash", memo: toBase64(memo.hash.toBytes()) }
    case "memoReturn":
      return { memo_type: "return", memo: toBase64(memo.retHash.toBytes()) }
  }
}

function signatureText({ signature }: xdr.DecoratedSignature): string {
  return toBase64(signature.toBytes())
}
