import { formatUnits } from "@alidade/core/encoding"
import { readAmount, writeAmount } from "../stellar/read-amount.js"
import type { Json } from "./field.js"
import type { ReadText } from "./identifiers.js"
import { objectOf } from "./json.js"

/** The greatest numerator and denominator: those of a signed 32-bit integer. */
const GREATEST = 2n ** 31n - 1n

/** Decimals of a typed price: more than a fraction of such numbers can tell apart. */
const DECIMALS = 30

/** Reads a price: a decimal number, or a fraction such as `3/7`, which is kept as it is. */
export function readPrice(text: string): ReadText {
  const [, n, d] = /^(\d{1,10})\s*\/\s*(\d{1,10})$/.exec(text) ?? []
  if (n !== undefined && d !== undefined) return fractionOf(BigInt(n), BigInt(d))
  const read = readAmount(text, { decimals: DECIMALS, greatest: GREATEST * 10n ** 30n })
  if ("problem" in read) return { problem: "amount", found: read }
  return fractionOf(...approximate(read.units, 10n ** BigInt(DECIMALS)))
}

function fractionOf(n: bigint, d: bigint): ReadText {
  const isPrice = n > 0n && d > 0n && n <= GREATEST && d <= GREATEST
  return isPrice ? { json: { n: Number(n), d: Number(d) } } : { problem: "badPrice" }
}

/** Writes a price as a decimal number if that is read as the same fraction, else as a fraction. */
export function writePrice(json: Json, decimalMark: string): string {
  const { n, d } = objectOf(json)
  const fraction = `${n}/${d}`
  if (typeof n !== "number" || typeof d !== "number" || n < 1 || d < 1) return fraction
  const units = (BigInt(n) * 10n ** BigInt(DECIMALS)) / BigInt(d)
  const decimal = writeAmount(formatUnits(units, DECIMALS), decimalMark)
  const read = readPrice(decimal)
  const [sameN, sameD] = "json" in read ? [objectOf(read.json).n, objectOf(read.json).d] : []
  // A decimal number that goes on is only near the fraction.
  const isWhole = units * BigInt(d) === BigInt(n) * 10n ** BigInt(DECIMALS)
  return isWhole && sameN === n && sameD === d ? decimal : fraction
}

/** The nearest fraction whose parts fit, by continued fractions as the SDK has it. */
function approximate(numerator: bigint, denominator: bigint): [n: bigint, d: bigint] {
  let [rest, divisor] = [numerator, denominator]
  let before: [n: bigint, d: bigint] = [0n, 1n]
  let last: [n: bigint, d: bigint] = [1n, 0n]
  while (divisor > 0n) {
    const whole = rest / divisor
    const next: [bigint, bigint] = [whole * last[0] + before[0], whole * last[1] + before[1]]
    if (next[0] > GREATEST || next[1] > GREATEST) break
    ;[before, last] = [last, next]
    ;[rest, divisor] = [divisor, rest % divisor]
  }
  return last
}
