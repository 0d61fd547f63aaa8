import type { Route } from "../http/router.js"
import { pathOf, type ServedNetwork } from "../transactions/served-network.js"
import { account } from "./accounts.js"
import { feeStats } from "./fee-stats.js"
import { friendbot } from "./friendbot.js"
import { ledgers } from "./ledgers.js"
import { root } from "./root.js"
import { submit } from "./submit.js"
import { transaction } from "./transaction.js"

/** The sandbox's part of Horizon's API for a network, with its faucet. */
export function horizonRoutes(network: ServedNetwork): Route[] {
  const base = pathOf(network.horizonUrl)
  const give = friendbot(network)
  return [
    { path: base, GET: root(network) },
    { path: `${base}/accounts/:account_id`, GET: account(network) },
    { path: `${base}/transactions`, POST: submit(network) },
    { path: `${base}/transactions/:hash`, GET: transaction(network) },
    { path: `${base}/ledgers`, GET: ledgers(network) },
    { path: `${base}/fee_stats`, GET: feeStats(network) },
    { path: pathOf(network.friendbotUrl), GET: give, POST: give },
  ]
}
