import { toHex } from "../entries/bytes.js"
import { invalidField, notFound } from "../http/problem.js"
import type { Params } from "../http/router.js"
import type { ClosedLedger } from "../transactions/close.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { amount, link, timestamp } from "./format.js"
import { placeOf } from "./history.js"
import type { Rows } from "./page.js"

/** `GET /ledgers`. Asking for them closes an empty one first if the latest is old. */
export function ledgerRows({ ledger, horizonUrl }: ServedNetwork): Rows {
  return () => {
    ledger.recent()
    return ledger.closed.map((closed) => ({
      token: token(closed),
      record: () => ledgerRecord(closed, horizonUrl),
    }))
  }
}

/** The ledger of a path's `:sequence`. */
export function ledgerOf({ ledger }: ServedNetwork, { sequence = "" }: Params): ClosedLedger {
  if (!/^\d{1,10}$/.test(sequence)) throw invalidField("ledger_id", "a ledger is a number")
  const found = ledger.closed[Number(sequence) - 1]
  if (!found) throw notFound()
  return found
}

function token({ header }: ClosedLedger): string {
  return String(placeOf(header.ledgerSeq))
}

/** Formats a ledger as Horizon does. */
export function ledgerRecord(closed: ClosedLedger, horizonUrl: string): object {
  const { hash, header, transaction } = closed
  const self = `${horizonUrl}/ledgers/${header.ledgerSeq}`
  const operations = transaction?.body.operations.length ?? 0
  const lists = ["transactions", "operations", "payments", "effects"]
  return {
    _links: {
      self: link(self),
      ...Object.fromEntries(
        lists.map((name) => [name, link(`${self}/${name}{?cursor,limit,order}`)]),
      ),
    },
    id: toHex(hash),
    paging_token: token(closed),
    hash: toHex(hash),
    prev_hash: toHex(header.previousLedgerHash.toBytes()),
    sequence: header.ledgerSeq,
    successful_transaction_count: transaction?.successful === true ? 1 : 0,
    failed_transaction_count: transaction?.successful === false ? 1 : 0,
    operation_count: transaction?.successful ? operations : 0,
    tx_set_operation_count: operations,
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
