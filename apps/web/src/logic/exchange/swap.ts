import {
  emptyTransaction,
  type SourcedOperation,
  type TransactionDraft,
} from "../operations/transaction.js"
import { fromStroops } from "../stellar/amount.js"
import { writeAmount } from "../stellar/read-amount.js"
import type { Exchange, Way } from "./read-ways.js"
import { trustOperation } from "./trust-first.js"

/** How much worse than now the exchange may get by default, in percent. */
export const SLIPPAGE = 1n

/** The least that arrives, or the most that is sent, by default: in stroops, never better than the percentage says. */
export function limitOf({ sent, received }: Way, exact: Exchange["exact"]): bigint {
  if (exact === "give") return (received * (100n - SLIPPAGE)) / 100n
  return (sent * (100n + SLIPPAGE) + 99n) / 100n
}

/** How much worse an amount is than another, in percent with a decimal; negative if it is better. */
export function worseBy(amount: bigint, than: bigint, exact: Exchange["exact"]): number {
  const more = exact === "give" ? than - amount : amount - than
  return Number((more * 1_000n) / (than || 1n)) / 10
}

/** A swap of an account's assets: a path payment to itself, after the trust line that it lacks. */
export function swapDraft(
  account: string,
  { give, get, exact, units }: Exchange,
  { path, limit, trusts }: { path: readonly string[]; limit: bigint; trusts: boolean },
): TransactionDraft {
  const [amount, bound] = [units, limit].map((one) => writeAmount(fromStroops(one), "."))
  const shared = { destination: account, sendAsset: give, destAsset: get, path }
  const payment: SourcedOperation =
    exact === "give"
      ? {
          type: "pathPaymentStrictSend",
          source: "",
          values: { ...shared, sendAmount: amount!, destMin: bound! },
        }
      : {
          type: "pathPaymentStrictReceive",
          source: "",
          values: { ...shared, destAmount: amount!, sendMax: bound! },
        }
  return {
    ...emptyTransaction(account),
    operations: trusts ? [trustOperation(get), payment] : [payment],
  }
}
