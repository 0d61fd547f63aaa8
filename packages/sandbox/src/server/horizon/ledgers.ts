import type { ClosedLedger } from "../../network/close.js"
import type { Handler } from "../http.js"
import type { Network } from "../network.js"
import { invalidField, notFound } from "../problem.js"
import type { Route } from "../router.js"
import { amount, hex, timestamp } from "./format.js"
import { page } from "./page.js"
import { link, pagedLinks, resource } from "./resource.js"

/** `GET /ledgers`: all ledgers since the first. */
export function ledgers(network: Network): Handler {
  return (request) =>
    page(
      request,
      `${network.horizonUrl}/ledgers`,
      network.ledger.closed.map((closed) => ({
        token: pagingToken(closed),
        show: () => ledgerResource(network, closed),
      })),
    )
}

/** `GET /ledgers/{sequence}`: one ledger. */
export function ledger(network: Network): NonNullable<Route["GET"]> {
  return (_request, { sequence = "" }) => {
    if (!/^[1-9]\d{0,9}$/.test(sequence))
      throw invalidField("ledger_id", "Ledger ID must be an integer higher than 0")
    const closed = network.ledger.closed[Number(sequence) - 1]
    if (!closed) throw notFound()
    return resource(ledgerResource(network, closed))
  }
}

function pagingToken({ header }: ClosedLedger): bigint {
  return BigInt(header.ledgerSeq) << 32n
}

function ledgerResource({ horizonUrl }: Network, closed: ClosedLedger): object {
  const { header, transaction } = closed
  const self = `${horizonUrl}/ledgers/${header.ledgerSeq}`
  const operations = transaction?.body.operations.length ?? 0
  return {
    _links: {
      self: link(self),
      ...pagedLinks(self, ["transactions", "operations", "payments", "effects"]),
    },
    id: hex(closed.hash),
    paging_token: String(pagingToken(closed)),
    hash: hex(closed.hash),
    prev_hash: header.ledgerSeq > 1 ? hex(header.previousLedgerHash.toBytes()) : undefined,
    sequence: header.ledgerSeq,
    successful_transaction_count: transaction?.successful ? 1 : 0,
    failed_transaction_count: transaction && !transaction.successful ? 1 : 0,
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
