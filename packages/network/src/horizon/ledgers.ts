import { toHex } from "../entries/bytes.js"
import { invalidField } from "../http/problem.js"
import type { Handler } from "../http/request.js"
import type { ClosedLedger } from "../transactions/close.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { amount, link, resource, timestamp } from "./format.js"

/** `GET /ledgers?order=desc&limit=1`: the latest ledger. The sandbox lists no others. */
export function ledgers({ ledger, horizonUrl }: ServedNetwork): Handler {
  return ({ query }) => {
    if (query.get("order") !== "desc")
      throw invalidField("order", "the sandbox lists ledgers only in order=desc")
    if (query.get("limit") !== "1")
      throw invalidField("limit", "the sandbox lists only limit=1 ledger")
    const self = link(`${horizonUrl}/ledgers?order=desc&limit=1`)
    return resource({
      _links: { self },
      _embedded: { records: [record(ledger.recent(), horizonUrl)] },
    })
  }
}

function record({ hash, header, transaction }: ClosedLedger, horizonUrl: string): object {
  return {
    _links: { self: link(`${horizonUrl}/ledgers/${header.ledgerSeq}`) },
    id: toHex(hash),
    hash: toHex(hash),
    prev_hash: toHex(header.previousLedgerHash.toBytes()),
    sequence: header.ledgerSeq,
    successful_transaction_count: transaction?.successful === true ? 1 : 0,
    failed_transaction_count: transaction?.successful === false ? 1 : 0,
    closed_at: timestamp(header.scpValue.closeTime),
    total_coins: amount(header.totalCoins),
    fee_pool: amount(header.feePool),
    base_fee_in_stroops: header.baseFee,
    base_reserve_in_stroops: header.baseReserve,
    max_tx_set_size: header.maxTxSetSize,
    protocol_version: header.ledgerVersion,
    header_xdr: header.toXdr("base64"),
  }
}
