import type { Range } from "../../logic/effects/effect.js"
import { say } from "../../texts/en/effects.js"
import { formatStroops } from "../../ui/format-stroops.js"

/** A balance within bounds, in words: "5 XLM", "At least 5 XLM", "Between 4 and 5 XLM". */
export function rangeText({ least, most }: Range, code: string): string {
  const units = (stroops: bigint): string => formatStroops(stroops > 0n ? stroops : 0n)
  const amount = (stroops: bigint): string => `${units(stroops)} ${code}`
  if (most === undefined) return say("atLeast", { amount: amount(least) })
  return units(least) === units(most)
    ? amount(most)
    : say("between", { least: units(least), most: amount(most) })
}
