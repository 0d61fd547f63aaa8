import type { LedgerTransaction } from "./close.js"
import type { Ledger } from "./ledger.js"

/** How many ledgers the statistics of fees cover. */
const LEDGERS = 5

/** The transactions of the last ledgers that have some. */
export function recentTransactions({ closed }: Ledger): LedgerTransaction[] {
  return closed.flatMap(({ transaction }) => transaction ?? []).slice(-LEDGERS)
}

/** What a transaction offers per operation, in stroops. */
export function offeredFee({ body, bump }: LedgerTransaction): bigint {
  const count = BigInt(body.operations.length + (bump ? 1 : 0))
  return (bump?.body.fee ?? BigInt(body.fee)) / count
}

/** The least, most, commonest, and nth percentiles of amounts (nearest rank). All are `otherwise` without amounts. */
export function distribution(
  amounts: readonly bigint[],
  otherwise: bigint,
  percentiles: readonly number[],
): { max: string; min: string; mode: string } & Record<string, string> {
  const sorted = (amounts.length > 0 ? [...amounts] : [otherwise]).sort((a, b) => Number(a - b))
  const at = (percent: number) => sorted[Math.ceil((percent / 100) * sorted.length) - 1]!
  const count = (one: bigint) => sorted.filter((other) => other === one).length
  const mode = sorted.reduce((best, one) => (count(one) > count(best) ? one : best))
  return {
    max: String(sorted.at(-1)),
    min: String(sorted[0]),
    mode: String(mode),
    ...Object.fromEntries(percentiles.map((each) => [`p${each}`, String(at(each))])),
  }
}
