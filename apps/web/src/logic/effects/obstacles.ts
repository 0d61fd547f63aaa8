import type { DecodedTransaction, XdrFields, XdrUnion } from "@alidade/core/describe"
import { BASE_FEE } from "../stellar/fee.js"
import type { LastLedger } from "../stellar/last-ledger.js"
import type { AccountState } from "./account-state.js"
import { amount, code, type Statement, statement } from "./statement.js"

/** What is known of the network besides the transaction. */
export interface Surroundings {
  /** The transaction's account. Undefined if it could not be read. */
  source: AccountState | undefined
  ledger: Pick<LastLedger, "sequence"> | undefined
  /** The network's time, in ms since the epoch. */
  now: number
}

/** Operations of smart contracts: a transaction has only one of them, and no other operation. */
export const contractOperations: ReadonlySet<string> = new Set([
  "invokeHostFunction",
  "extendFootprintTtl",
  "restoreFootprint",
])

/** Why the network will not apply a transaction, whatever its operations do. */
export function findObstacles(decoded: DecodedTransaction, around: Surroundings): Statement[] {
  const { transaction } = decoded
  return [
    ...sequenceObstacles(transaction.seqNum as bigint, around.source),
    ...timeObstacles(transaction.cond as XdrUnion, around),
    ...contractObstacles(transaction),
    ...feeObstacles(decoded),
  ]
}

function sequenceObstacles(sequence: bigint, source: AccountState | undefined): Statement[] {
  if (sequence <= 0n) return [statement("sequenceZero")]
  if (source && !source.exists) return [statement("noSource")]
  return source && sequence <= source.sequence ? [statement("sequenceUsed")] : []
}

function timeObstacles({ type, value }: XdrUnion, { ledger, now }: Surroundings): Statement[] {
  const fields = (value ?? {}) as XdrFields
  const bounds = (type === "time" ? value : fields.timeBounds) as XdrFields | null | undefined
  const { minTime = 0n, maxTime = 0n } = (bounds ?? {}) as Record<string, bigint>
  const { maxLedger = 0 } = (fields.ledgerBounds ?? {}) as Record<string, number>
  const isOver = maxTime > 0n && maxTime * 1000n < BigInt(Math.floor(now))
  const time = { type: "time", value: String(maxTime) } as const
  return [
    ...(isOver ? [statement("timeOver", { time })] : []),
    ...(maxTime > 0n && minTime > maxTime ? [statement("neverValid")] : []),
    ...(maxLedger > 0 && ledger && maxLedger <= ledger.sequence
      ? [statement("ledgerOver", { ledger: code(maxLedger - 1) })]
      : []),
  ]
}

function contractObstacles({ operations, memo, ext, sourceAccount }: XdrFields): Statement[] {
  const all = operations as XdrFields[]
  const calls = all.filter(({ body }) => contractOperations.has((body as XdrUnion).type))
  const hasData = (ext as XdrUnion).type === "sorobanData"
  if (all.length === 0) return [statement("noOperations")]
  if (calls.length === 0) return hasData ? [statement("dataWithoutCall")] : []
  const [{ sourceAccount: caller }] = calls as [XdrFields]
  const isCall = all.some(({ body }) => (body as XdrUnion).type === "invokeHostFunction")
  const isMuxed = [sourceAccount, caller].some(
    (account) => (account as XdrUnion | null)?.type === "muxedEd25519",
  )
  return [
    ...(all.length > 1 ? [statement("callBesideOthers")] : []),
    // Contracts see neither a memo nor a muxed sender, so both are refused since protocol 25.
    ...(isCall && (memo as XdrUnion).type !== "none" ? [statement("callWithMemo")] : []),
    ...(isCall && isMuxed ? [statement("callFromMuxed")] : []),
    ...(hasData ? [] : [statement("callWithoutData")]),
  ]
}

/** The network asks for a base fee for each operation, and for a fee bump as if it were one more. */
function feeObstacles({ transaction, feeBump }: DecodedTransaction): Statement[] {
  const count = BigInt((transaction.operations as XdrFields[]).length)
  const least = BASE_FEE * (count + (feeBump ? 1n : 0n))
  const fee = BigInt((feeBump ?? transaction).fee as number | bigint)
  return fee < least ? [statement("lowFee", { amount: amount(least, { code: "XLM" }) })] : []
}
