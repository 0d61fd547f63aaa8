import type {
  DescribedAuthEntry,
  DescribedTransaction,
  NetworkTime,
  Sentence,
  Warning,
} from "./types.js"
import { codeValue, warning } from "./values.js"

/** The bounds of a description that the network's time can pass: those of a transaction, or of an authorization. */
export type Bounds =
  | Pick<DescribedTransaction, "notBefore" | "notAfter" | "conditions">
  | Pick<DescribedAuthEntry, "expirationLedger">

/**
 * Warns if what was described has expired, or is not valid yet, at a time of the network. Call it again as time passes.
 */
export function timeWarnings(bounds: Bounds, { now, latestLedger }: NetworkTime): Warning[] {
  const seconds = now === undefined ? undefined : BigInt(Math.floor(now / 1000))
  const next = latestLedger === undefined ? undefined : latestLedger + 1
  const { firstLedger, lastLedger, notBefore, notAfter } = readBounds(bounds)
  const isOver = (time: bigint | undefined, last: bigint | undefined): boolean =>
    time !== undefined && last !== undefined && time > last
  if (isOver(seconds, notAfter) || (next !== undefined && next > lastLedger)) {
    return [warning("danger", "warnExpired")]
  }
  if (isOver(notBefore, seconds)) {
    return [warning("caution", "warnEarly", { time: { type: "time", value: String(notBefore) } })]
  }
  if (next !== undefined && next < firstLedger) {
    return [warning("caution", "warnEarlyLedger", { ledger: codeValue(firstLedger) })]
  }
  return []
}

function readBounds(bounds: Bounds): {
  firstLedger: number
  lastLedger: number
  notBefore?: bigint | undefined
  notAfter?: bigint | undefined
} {
  if ("expirationLedger" in bounds) return { firstLedger: 0, lastLedger: bounds.expirationLedger }
  const { notBefore, notAfter, conditions } = bounds
  return {
    firstLedger: ledgerIn(conditions, "notBeforeLedger") ?? 0,
    lastLedger: ledgerIn(conditions, "notAfterLedger") ?? Number.POSITIVE_INFINITY,
    notBefore: notBefore === undefined ? undefined : BigInt(notBefore),
    notAfter: notAfter === undefined ? undefined : BigInt(notAfter),
  }
}

function ledgerIn(conditions: readonly Sentence[], key: Sentence["key"]): number | undefined {
  const ledger = conditions.find((condition) => condition.key === key)?.values.ledger
  return ledger?.type === "code" ? Number(ledger.value) : undefined
}
