import { unusable } from "../account/ask.js"
import { fieldsOf, readI64, readU32 } from "../account/guards.js"

/** What transactions pay now, in stroops per operation. What a contract's resources cost comes on top. */
export interface Fees {
  /** The least that a tenth of recent transactions paid: enough while ledgers have room. */
  slow: bigint
  /** What half of them paid at most. */
  usual: bigint
  /** What 95 in 100 of them paid at most: enough for the next ledger but in a rush. */
  fast: bigint
  /** The URL of the server whose statistics these are. */
  server: string
  /** The latest ledger that they cover. */
  ledger: number
}

/** The network's base fee: it takes nothing less. */
const BASE_FEE = 100n

/** A transaction's fee has 32 bits, and it has up to 100 operations: no network charges more for one of them. */
const MOST = (2n ** 32n - 1n) / 100n

/** Fees from percentiles of a server, which grow and are at least `least`. Throws `external` for any other answer. */
export function feesOf(
  server: string,
  {
    percentiles,
    ledger,
    least = `${BASE_FEE}`,
  }: { percentiles: unknown; ledger: unknown; least?: unknown },
): Fees {
  const { p10, p50, p95 } = fieldsOf(percentiles)
  const [floor, slow, usual, fast] = [least, p10, p50, p95].map(readI64)
  const latest = readU32(ledger)
  if (
    !latest ||
    floor === undefined ||
    slow === undefined ||
    usual === undefined ||
    fast === undefined
  )
    throw unusable(server)
  if (slow > usual || usual > fast || fast > MOST || floor > MOST) throw unusable(server)
  const atLeast = (fee: bigint) => [fee, floor, BASE_FEE].reduce((a, b) => (a > b ? a : b))
  return { slow: atLeast(slow), usual: atLeast(usual), fast: atLeast(fast), server, ledger: latest }
}
