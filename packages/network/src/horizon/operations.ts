import type { xdr } from "@stellar/stellar-sdk/base"
import { notFound } from "../http/problem.js"
import type { Request } from "../http/request.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { link, muxed, timestamp } from "./format.js"
import type { PastOperation } from "./history.js"
import { assetMoves } from "./host-function-details.js"
import { operationDetails } from "./operation-details.js"
import type { Rows } from "./page.js"
import { operationsIn } from "./scope.js"
import { outerHash, transactionResource } from "./transaction.js"

/** The types in the order of their numbers. */
const types: readonly xdr.OperationBody["type"][] = [
  "createAccount",
  "payment",
  "pathPaymentStrictReceive",
  "manageSellOffer",
  "createPassiveSellOffer",
  "setOptions",
  "changeTrust",
  "allowTrust",
  "accountMerge",
  "inflation",
  "manageData",
  "bumpSequence",
  "manageBuyOffer",
  "pathPaymentStrictSend",
  "createClaimableBalance",
  "claimClaimableBalance",
  "beginSponsoringFutureReserves",
  "endSponsoringFutureReserves",
  "revokeSponsorship",
  "clawback",
  "clawbackClaimableBalance",
  "setTrustLineFlags",
  "liquidityPoolDeposit",
  "liquidityPoolWithdraw",
  "invokeHostFunction",
  "extendFootprintTtl",
  "restoreFootprint",
]

const payments = new Set<xdr.OperationBody["type"]>([
  "createAccount",
  "payment",
  "pathPaymentStrictReceive",
  "pathPaymentStrictSend",
  "accountMerge",
])

/** Operations. Those of failed transactions only with `include_failed=true`, or in the list of one transaction. */
export function operationRows(network: ServedNetwork): Rows {
  return (request, params) =>
    operationsIn(network, params)
      .filter(({ transaction }) => transaction.successful || withFailed(request, params.hash))
      .map((past) => ({
        token: String(past.id),
        record: () => operationRecord(network, past, joinsTransactions(request)),
      }))
}

/** Operations that move an asset: payments, merges, new accounts, and calls that moved an asset. */
export function paymentRows(network: ServedNetwork): Rows {
  return (request, params) =>
    operationsIn(network, params)
      .filter(({ transaction }) => transaction.successful || withFailed(request, params.hash))
      .filter((past) => payments.has(past.body.type) || assetMoves(past).length > 0)
      .map((past) => ({
        token: String(past.id),
        record: () => operationRecord(network, past, joinsTransactions(request)),
      }))
}

/** One operation by its id. */
export function operationBy(network: ServedNetwork, id: string, request: Request): object {
  const [found] = operationsIn(network, { operation_id: id })
  if (!found) throw notFound()
  return operationRecord(network, found, joinsTransactions(request))
}

/** Whether a list has failed transactions too. */
export function withFailed({ query }: Request, hash?: string): boolean {
  return hash !== undefined || query.get("include_failed") === "true"
}

function joinsTransactions({ query }: Request): boolean {
  return query.get("join") === "transactions"
}

/** `manageSellOffer` as `manage_sell_offer`. */
function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

function operationRecord(network: ServedNetwork, past: PastOperation, joins: boolean): object {
  const { id, transaction, body, source } = past
  const { horizonUrl } = network
  const hash = outerHash(transaction)
  const self = `${horizonUrl}/operations/${id}`
  return {
    _links: {
      self: link(self),
      transaction: link(`${horizonUrl}/transactions/${hash}`),
      effects: link(`${self}/effects`),
      succeeds: link(`${horizonUrl}/effects?order=desc&cursor=${id}`),
      precedes: link(`${horizonUrl}/effects?order=asc&cursor=${id}`),
    },
    id: String(id),
    paging_token: String(id),
    transaction_successful: transaction.successful,
    ...muxed("source_account", source),
    type: snakeCase(body.type),
    type_i: types.indexOf(body.type),
    created_at: timestamp(transaction.ledger.time),
    transaction_hash: hash,
    ...(joins && { transaction: transactionResource(network, transaction, hash) }),
    ...operationDetails(past),
  }
}
