import { say } from "../texts/en/stellar.js"
import { formatNumber } from "../texts/numbers.js"

/** The highest amount that a ledger entry can hold, in stroops: a signed 64-bit integer. */
const GREATEST = 9_223_372_036_854_775_807n

/** Stroops per unit of an asset. */
const UNIT = 10_000_000n

/** A typed amount in stroops, or what is wrong with it. */
export type ReadAmount = { stroops: bigint } | { problem: string }

/** Reads a decimal amount with a point and at most seven decimals. Exact, without floating point. */
export function readAmount(text: string): ReadAmount {
  const typed = text.trim()
  if (typed === "") return { problem: say("noAmount") }
  if (/^\d*,\d+$/.test(typed)) return { problem: say("usePoint") }
  const match = /^(\d*)(?:\.(\d*))?$/.exec(typed)
  const [, integer = "", decimals = ""] = match ?? []
  if (!match || integer + decimals === "") return { problem: say("useDigits") }
  if (decimals.length > 7) return { problem: say("tooManyDecimals") }
  const stroops = BigInt(integer || "0") * UNIT + BigInt(decimals.padEnd(7, "0"))
  if (stroops === 0n) return { problem: say("zero") }
  if (stroops > GREATEST) return { problem: say("tooLarge") }
  return { stroops }
}

/** Formats stroops as a decimal number without trailing zeros: `15000000n` is "1.5". */
export function fromStroops(stroops: bigint | string): string {
  const value = BigInt(stroops)
  const digits = (value < 0n ? -value : value).toString().padStart(8, "0")
  const decimals = digits.slice(-7).replace(/0+$/, "")
  return `${value < 0n ? "-" : ""}${digits.slice(0, -7)}${decimals && `.${decimals}`}`
}

/** Converts a decimal string to stroops. Invalid input is 0. */
export function toStroops(amount: string): bigint {
  const read = readAmount(amount)
  return "stroops" in read ? read.stroops : 0n
}

/** Formats a decimal string in the page's language, without trailing zeros: "1234.5000000" is "1,234.5" in English. */
export function formatAmount(amount: string): string {
  return formatNumber(amount)
}
