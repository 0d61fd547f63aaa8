import type { Answer, Route } from "../http/router.js"
import { pathOf, type ServedNetwork } from "../transactions/served-network.js"
import { accountBy, accountRows, dataBy } from "./accounts.js"
import { assetRows } from "./assets.js"
import { balanceBy, balanceRows } from "./claimable-balances.js"
import { effectRows } from "./effects.js"
import { feeStats } from "./fee-stats.js"
import { resource } from "./format.js"
import { friendbot } from "./friendbot.js"
import { ledgerOf, ledgerRecord, ledgerRows } from "./ledgers.js"
import { poolBy, poolRows } from "./liquidity-pools.js"
import { offerBy, offerRows } from "./offers.js"
import { operationBy, operationRows, paymentRows } from "./operations.js"
import { orderBook } from "./order-book.js"
import { history, type Rows, single, state } from "./page.js"
import { strictReceive, strictSend } from "./paths.js"
import { root } from "./root.js"
import { submit, submitAsync } from "./submit.js"
import { tradeAggregations } from "./trade-aggregations.js"
import { tradeRows } from "./trades.js"
import { transaction } from "./transaction.js"
import { transactionRows } from "./transactions.js"

/** Horizon's API for a network, with its faucet. */
export function horizonRoutes(network: ServedNetwork): Route[] {
  const base = pathOf(network.horizonUrl).replace(/\/$/, "")
  const give = friendbot(network)
  return [
    { path: pathOf(network.friendbotUrl), GET: give, POST: give },
    { path: base, GET: root(network) },
    ...endpoints(network).map(({ path, ...methods }) => ({ path: base + path, ...methods })),
  ]
}

function endpoints(network: ServedNetwork): Route[] {
  const { horizonUrl } = network
  const past = (rows: (of: ServedNetwork) => Rows) => history(network, rows(network))
  const [transactions, operations, payments] = [transactionRows, operationRows, paymentRows].map(
    past,
  )
  const [effects, trades] = [effectRows, tradeRows].map(past)
  const lists = { transactions, operations, payments, effects, trades }
  const under = (path: string, ...names: (keyof typeof lists)[]): Route[] =>
    names.map((name) => ({ path: `${path}/${name}`, GET: lists[name]! }))
  const one = (read: (of: ServedNetwork, params: Parameters<Answer>[1]) => object) =>
    single(network, (_request, params) => read(network, params))

  return [
    { path: "/accounts", GET: state(network, accountRows(network)) },
    { path: "/accounts/:account_id", GET: one(accountBy) },
    { path: "/accounts/:account_id/data/:key", GET: one(dataBy) },
    { path: "/accounts/:account_id/offers", GET: state(network, offerRows(network)) },
    ...under(
      "/accounts/:account_id",
      ...(["transactions", "operations", "payments", "effects", "trades"] as const),
    ),
    { path: "/assets", GET: state(network, assetRows(network)) },
    { path: "/claimable_balances", GET: state(network, balanceRows(network)) },
    { path: "/claimable_balances/:claimable_balance_id", GET: one(balanceBy) },
    ...under("/claimable_balances/:claimable_balance_id", "transactions", "operations"),
    { path: "/fee_stats", GET: feeStats(network) },
    { path: "/ledgers", GET: past(ledgerRows) },
    {
      path: "/ledgers/:sequence",
      GET: (_request, params) => resource(ledgerRecord(ledgerOf(network, params), horizonUrl)),
    },
    ...under("/ledgers/:sequence", "transactions", "operations", "payments", "effects"),
    { path: "/liquidity_pools", GET: state(network, poolRows(network)) },
    { path: "/liquidity_pools/:liquidity_pool_id", GET: one(poolBy) },
    ...under(
      "/liquidity_pools/:liquidity_pool_id",
      ...(["transactions", "operations", "effects", "trades"] as const),
    ),
    { path: "/offers", GET: state(network, offerRows(network)) },
    { path: "/offers/:offer_id", GET: one(offerBy) },
    ...under("/offers/:offer_id", "trades"),
    ...under("", "operations", "payments", "effects", "trades"),
    {
      path: "/operations/:operation_id",
      GET: (request, params) => resource(operationBy(network, params.operation_id!, request)),
    },
    ...under("/operations/:operation_id", "effects"),
    { path: "/order_book", GET: single(network, (request) => orderBook(network, request)) },
    { path: "/paths/strict-receive", GET: (request) => strictReceive(network, request) },
    { path: "/paths/strict-send", GET: (request) => strictSend(network, request) },
    { path: "/trade_aggregations", GET: tradeAggregations(network) },
    { path: "/transactions", GET: transactions!, POST: submit(network) },
    { path: "/transactions/:hash", GET: transaction(network) },
    ...under("/transactions/:hash", "operations", "payments", "effects"),
    { path: "/transactions_async", POST: submitAsync(network) },
  ]
}
