import { unusable } from "../account/ask.js"
import { fieldsOf, readI64, readU32 } from "../account/guards.js"

/** Fees per operation, in stroops. */
export interface FeeRates {
  /** The least that a tenth of recent transactions paid: enough while ledgers have room. */
  slow: bigint
  /** What half of them paid at most. */
  usual: bigint
  /** What 95 in 100 of them paid at most: enough for the next ledger but in a rush. */
  fast: bigint
}

/** What transactions pay now, in stroops per operation. */
export interface Fees extends FeeRates {
  /**
   * What calls of contracts pay, which compete apart. What their resources cost comes on top. Only JSON-RPC says so:
   * absent from a Horizon.
   */
  contract?: FeeRates
  /** The URL of the server whose statistics these are. */
  server: string
  /** The latest ledger that they cover. */
  ledger: number
}

/** The network's base fee: it takes nothing less. */
export const BASE_FEE = 100n

/** A transaction's fee has 32 bits, and it has up to 100 operations: no network charges more for one of them. */
const MOST = (2n ** 32n - 1n) / 100n

/** What a server says of fees: percentiles as text, which grow, and the least fee if it names one. */
interface FeeStatistics {
  percentiles: unknown
  contractPercentiles?: unknown
  ledger: unknown
  least?: unknown
}

/** Fees from a server's percentiles, at least its least fee. Throws `external` for any other answer. */
export function feesOf(
  server: string,
  { percentiles, contractPercentiles, ledger, least = `${BASE_FEE}` }: FeeStatistics,
): Fees {
  const floor = readI64(least)
  const latest = readU32(ledger)
  const rates = ratesOf(percentiles, floor)
  const contract = contractPercentiles === undefined ? [] : [ratesOf(contractPercentiles, floor)]
  if (!latest || !rates || contract.includes(undefined)) throw unusable(server)
  return { ...rates, ...(contract[0] && { contract: contract[0] }), server, ledger: latest }
}

function ratesOf(percentiles: unknown, floor: bigint | undefined): FeeRates | undefined {
  const { p10, p50, p95 } = fieldsOf(percentiles)
  const [slow, usual, fast] = [p10, p50, p95].map(readI64)
  if (floor === undefined || slow === undefined || usual === undefined || fast === undefined)
    return undefined
  if (slow > usual || usual > fast || fast > MOST || floor > MOST) return undefined
  const atLeast = (fee: bigint) => [fee, floor, BASE_FEE].reduce((a, b) => (a > b ? a : b))
  return { slow: atLeast(slow), usual: atLeast(usual), fast: atLeast(fast) }
}
