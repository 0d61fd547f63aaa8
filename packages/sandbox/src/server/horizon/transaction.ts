import type { xdr } from "@stellar/stellar-sdk/base"
import type { LedgerTransaction } from "../../network/close.js"
import { accountOf, addressOf } from "../../network/identity.js"
import type { Network } from "../network.js"
import { invalidField, notFound } from "../problem.js"
import type { Route } from "../router.js"
import { base64, hex, link, resource, timestamp } from "./format.js"

/** `GET /transactions/{hash}`: a transaction of the ledger, successful or not. */
export function transaction(network: Network): NonNullable<Route["GET"]> {
  return (_request, { hash = "" }) => {
    if (!/^[0-9a-f]{64}$/.test(hash))
      throw invalidField("tx_id", "Transaction hash must be a hex-encoded, lowercase SHA-256 hash")
    const found = network.ledger.transaction(hash)
    if (!found) throw notFound()
    return resource(transactionResource(network, found, hash))
  }
}

/** The hash by which a transaction is known: that of the fee bump where there is one. */
function outerHash({ hash, bump }: LedgerTransaction): string {
  return hex(bump?.hash ?? hash)
}

/**
 * A transaction as Horizon shows it. Its paging token is its ledger, and its place there (SEP-35).
 *
 * @param asked the hash (hex) that it was asked by, which may be the one within a fee bump
 */
export function transactionResource(
  { horizonUrl }: Network,
  found: LedgerTransaction,
  asked: string,
): object {
  const { body, bump, ledger, envelope, result, meta, successful } = found
  const self = `${horizonUrl}/transactions/${asked}`
  const own = found.signatures.map(signatureText)
  const outer = bump?.signatures.map(signatureText)
  return {
    // Where there is a link of a field's name, the Stellar SDK gives the field as `ledger_attr`.
    _links: {
      self: link(self),
      account: link(`${horizonUrl}/accounts/${addressOf(accountOf(body.sourceAccount))}`),
      ledger: link(`${horizonUrl}/ledgers/${ledger.sequence}`),
      transaction: link(self),
    },
    id: asked,
    paging_token: String((BigInt(ledger.sequence) << 32n) | (1n << 12n)),
    successful,
    hash: asked,
    ledger: ledger.sequence,
    created_at: timestamp(ledger.time),
    ...source("source_account", "account", body.sourceAccount),
    source_account_sequence: String(body.seqNum),
    ...source("fee_account", "fee_account", bump?.body.feeSource ?? body.sourceAccount),
    fee_charged: String(found.feeCharged),
    max_fee: String(bump?.body.fee ?? body.fee),
    operation_count: body.operations.length,
    envelope_xdr: envelope.toXdr("base64"),
    result_xdr: result.toXdr("base64"),
    result_meta_xdr: meta.toXdr("base64"),
    ...memo(body.memo),
    signatures: outer && asked === outerHash(found) ? outer : own,
    fee_bump_transaction: outer && { hash: outerHash(found), signatures: outer },
    inner_transaction: outer && {
      hash: hex(found.hash),
      signatures: own,
      max_fee: String(body.fee),
    },
  }
}

function source(name: string, prefix: string, account: xdr.MuxedAccount): object {
  return {
    [name]: addressOf(accountOf(account)),
    ...(account.type === "keyTypeMuxedEd25519" && {
      [`${prefix}_muxed`]: addressOf(account),
      [`${prefix}_muxed_id`]: String(account.med25519.id),
    }),
  }
}

function memo(memo: xdr.Memo): object {
  switch (memo.type) {
    case "memoNone":
      return { memo_type: "none" }
    case "memoText": {
      const bytes = Buffer.from(memo.text.bytes)
      return { memo_type: "text", memo: bytes.toString("utf8"), memo_bytes: base64(bytes) }
    }
    case "memoId":
      return { memo_type: "id", memo: String(memo.id) }
    case "memoHash":
      return { memo_type: "hash", memo: base64(memo.hash.toBytes()) }
    case "memoReturn":
      return { memo_type: "return", memo: base64(memo.retHash.toBytes()) }
  }
}

function signatureText({ signature }: xdr.DecoratedSignature): string {
  return base64(signature.toBytes())
}
