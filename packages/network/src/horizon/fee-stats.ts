import { MAX_TX_SET_SIZE } from "../entries/parameters.js"
import type { Handler } from "../http/request.js"
import { distribution, offeredFee, recentTransactions } from "../transactions/fee-sample.js"
import type { ServedNetwork } from "../transactions/served-network.js"
import { resource } from "./format.js"

const PERCENTILES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99]

/**
 * `GET /fee_stats`, in stroops per operation. What is charged is the rate that the network charges now; what is offered
 * is that of the last five transactions.
 */
export function feeStats({ ledger }: ServedNetwork): Handler {
  return () => {
    const recent = recentTransactions(ledger)
    const operations = recent.at(-1)?.body.operations.length ?? 0
    return resource({
      last_ledger: String(ledger.latest().header.ledgerSeq),
      last_ledger_base_fee: String(ledger.feeRate),
      ledger_capacity_usage: (operations / MAX_TX_SET_SIZE).toFixed(2),
      fee_charged: distribution([], ledger.feeRate, PERCENTILES),
      max_fee: distribution(recent.map(offeredFee), ledger.feeRate, PERCENTILES),
    })
  }
}
