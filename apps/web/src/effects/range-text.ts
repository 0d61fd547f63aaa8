import { formatAmount, fromStroops } from "../stellar/amount.js"
import type { Range } from "./effect.js"

/** A balance within bounds, in words: "5 XLM", "At least 5 XLM", "Between 4 and 5 XLM". */
export function rangeText({ least, most }: Range, code: string): string {
  const units = (stroops: bigint): string => formatAmount(fromStroops(stroops > 0n ? stroops : 0n))
  if (most === undefined) return `At least ${units(least)} ${code}`
  return units(least) === units(most)
    ? `${units(most)} ${code}`
    : `Between ${units(least)} and ${units(most)} ${code}`
}
