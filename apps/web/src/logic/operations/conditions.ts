import type { Json, JsonObject } from "./field.js"
import { isSameJson, objectOf } from "./json.js"

/** The preconditions of a transaction as its version of XDR has them: the first that can say all. */
export function writeConditions(fields: JsonObject): Json {
  const pair = (low: string, high: string, zero: Json): Json =>
    fields[low] === null && fields[high] === null
      ? null
      : { [low]: fields[low] ?? zero, [high]: fields[high] ?? zero }
  const time = pair("min_time", "max_time", "0")
  const ledgers = pair("min_ledger", "max_ledger", 0)
  const { min_seq_num, min_seq_age, min_seq_ledger_gap, extra_signers } = fields
  const others = [ledgers, min_seq_num, min_seq_age, min_seq_ledger_gap, extra_signers]
  if (others.every((one) => one === null)) return time === null ? "none" : { time }
  return {
    v2: {
      time_bounds: time,
      ledger_bounds: ledgers,
      min_seq_num: min_seq_num!,
      min_seq_age: min_seq_age ?? "0",
      min_seq_ledger_gap: min_seq_ledger_gap ?? 0,
      extra_signers: extra_signers ?? [],
    },
  }
}

/** The fields of preconditions. What says nothing is null. */
export function readConditions(cond: Json | undefined): JsonObject {
  const { time, v2 } = objectOf(cond)
  const conditions = objectOf(v2)
  const bounds = objectOf(time ?? conditions.time_bounds)
  const ledgers = objectOf(conditions.ledger_bounds)
  const some = (value: Json | undefined): Json =>
    value === undefined || value === "0" || value === 0 || isSameJson(value, []) ? null : value
  /** Bounds of zero only are still bounds. */
  const pair = (low: string, high: string, held: JsonObject): JsonObject => {
    const [from, to] = [some(held[low]), some(held[high])]
    const isZero = from === null && to === null && held[low] !== undefined
    return isZero ? { [low]: held[low]!, [high]: held[high]! } : { [low]: from, [high]: to }
  }
  const found = {
    ...pair("min_time", "max_time", bounds),
    ...pair("min_ledger", "max_ledger", ledgers),
    min_seq_num: conditions.min_seq_num ?? null,
    min_seq_age: some(conditions.min_seq_age),
    min_seq_ledger_gap: some(conditions.min_seq_ledger_gap),
    extra_signers: some(conditions.extra_signers),
  }
  const { min_time, max_time, ...others } = found as Record<string, Json>
  const isPlain = Object.values(others).every((one) => one === null)
  // A second version of the preconditions that says no more than the first keeps its form.
  return v2 !== undefined && isPlain ? { ...found, min_seq_age: "0" } : found
}
