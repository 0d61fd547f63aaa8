import { sorobanData } from "../contracts/resources.js"
import { BASE_FEE } from "../entries/parameters.js"
import type { LedgerTransaction } from "../transactions/close.js"
import { distribution, offeredFee, recentTransactions } from "../transactions/fee-sample.js"
import type { Ledger } from "../transactions/ledger.js"
import type { Method } from "./method.js"

const PERCENTILES = [10, 20, 30, 40, 50, 60, 70, 80, 90, 95, 99]

/** `getFeeStats`: what recent transactions offered per operation, in stroops: contract calls, and all others. */
export const getFeeStats: Method = ({ ledger }) => {
  const recent = recentTransactions(ledger)
  const isCall = (one: LedgerTransaction) => sorobanData(one) !== undefined
  return {
    sorobanInclusionFee: statistics(recent.filter(isCall), ledger),
    inclusionFee: statistics(
      recent.filter((one) => !isCall(one)),
      ledger,
    ),
    latestLedger: ledger.latest().header.ledgerSeq,
  }
}

function statistics(transactions: readonly LedgerTransaction[], { feeRate }: Ledger): object {
  const least = feeRate > BASE_FEE ? feeRate : BASE_FEE
  const offered = transactions.map((one) => offeredFee(one) - (sorobanData(one)?.resourceFee ?? 0n))
  return {
    ...distribution(offered, least, PERCENTILES),
    transactionCount: String(transactions.length),
    ledgerCount: transactions.length,
  }
}
