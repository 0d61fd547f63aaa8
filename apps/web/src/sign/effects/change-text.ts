import { formatUnits } from "@alidade/core/encoding"
import type { BalanceChange, Range, TokenChange } from "../../logic/effects/effect.js"
import { say } from "../../texts/en/effects.js"
import { formatNumber } from "../../texts/numbers.js"
import { formatStroops } from "../../ui/format-stroops.js"

/** By how much a balance changes: “−3.0001 XLM”. Within the fee (stroops), the most that it can cost counts. */
export function changeText({ asset: { code }, before, after }: BalanceChange, fee: bigint): string {
  const least = after.least - before
  if (after.most === undefined) return say("atLeast", { amount: `${signed(least)} ${code}` })
  const most = after.most - before
  return most - least <= fee
    ? `${signed(least)} ${code}`
    : say("between", { least: signed(least), most: `${signed(most)} ${code}` })
}

/** A balance afterwards, likewise. */
export function afterText({ least, most }: Range, fee: bigint): string {
  const shown = (stroops: bigint): string => formatStroops(stroops > 0n ? stroops : 0n)
  if (most === undefined) return say("atLeast", { amount: shown(least) })
  return most - least <= fee
    ? shown(least)
    : say("between", { least: shown(least), most: shown(most) })
}

/** By how much a token's balance changes: in its own decimals, or in its units if it doesn't tell them. */
export function tokenText({ change, decimals }: TokenChange): string {
  const size = formatNumber(formatUnits(change < 0n ? -change : change, decimals ?? 0))
  const amount = `${change < 0n ? "−" : "+"}${size}`
  return decimals === undefined ? say("units", { amount }) : amount
}

/** What an account has of a token now and afterwards, if its present balance is known. */
export function tokenHeld({
  before,
  change,
  decimals = 0,
}: TokenChange): { before: string; after: string } | undefined {
  if (before === undefined) return undefined
  const text = (units: bigint): string => formatNumber(formatUnits(units, decimals))
  return { before: text(before), after: text(before + change) }
}

function signed(stroops: bigint): string {
  if (stroops === 0n) return "0"
  return stroops < 0n ? `−${formatStroops(-stroops)}` : `+${formatStroops(stroops)}`
}
