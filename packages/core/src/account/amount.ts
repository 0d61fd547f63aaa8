import { formatUnits, STROOP_DECIMALS, toStroops } from "../encoding/units.js"
import type { Amount } from "./types.js"

/** The largest balance and limit: a signed integer of 64 bits, in stroops. */
export const MOST_STROOPS: bigint = 2n ** 63n - 1n

/** An amount in an asset's units. */
export function amountOf(units: bigint, decimals: number = STROOP_DECIMALS): Amount {
  return { units, decimal: formatUnits(units, decimals) }
}

/** Reads an amount as Horizon writes it, in stroops. Undefined for anything else. */
export function readStroops(value: unknown): bigint | undefined {
  const stroops = typeof value === "string" && value.length < 28 ? toStroops(value) : undefined
  return stroops === undefined || stroops > MOST_STROOPS ? undefined : stroops
}

/** What is left of a balance. Never less than nothing. */
export function rest(units: bigint, ...taken: readonly bigint[]): bigint {
  const left = taken.reduce((sum, part) => sum - part, units)
  return left > 0n ? left : 0n
}
