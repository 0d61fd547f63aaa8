import { formatUnits } from "@alidade/core/encoding"

export type AmountProblem =
  | { problem: "noAmount" | "zero" | "tooLarge" }
  | { problem: "notNumber" }
  /** It is one of two numbers, each a decimal string: `whole` if the separator groups thousands. */
  | { problem: "whichAmount"; whole: string; decimal: string }
  /** `count`: how many decimals it can have. */
  | { problem: "mostDecimals"; count: number }

/** An amount in the smallest units of its asset (stroops, if it has seven decimals), or what is wrong with it. */
export type ReadAmount = { units: bigint } | AmountProblem

/** The decimals of an asset, and the most units that can be paid. */
export interface AmountLimits {
  decimals: number
  greatest: bigint
}

/** The limits of XLM and of every asset that an account issued: stroops, in a signed 64-bit integer. */
export const stroopLimits: AmountLimits = { decimals: 7, greatest: 9_223_372_036_854_775_807n }

/** Formats stroops as programs write a decimal number, without trailing zeros: `15000000n` is "1.5". */
export function fromStroops(stroops: bigint | string): string {
  return formatUnits(BigInt(stroops))
}

/** Reads an amount as programs write it, such as Horizon and the links of SEP-7: in every language, with a point. */
export function readDecimal(text: string): ReadAmount {
  if (text === "") return { problem: "noAmount" }
  const [, integer = "", decimals = ""] = /^(\d{0,40})(?:\.(\d{0,40}))?$/.exec(text) ?? []
  if (integer + decimals === "") return { problem: "notNumber" }
  return toUnits(integer, decimals, stroopLimits)
}

/** Converts the digits before and after the decimal separator to units. */
export function toUnits(integer: string, decimals: string, limits: AmountLimits): ReadAmount {
  const rest = decimals.replace(/0+$/, "")
  if (rest.length > limits.decimals) {
    return { problem: "mostDecimals", count: limits.decimals }
  }
  const units = BigInt(`${integer || "0"}${rest.padEnd(limits.decimals, "0")}`)
  if (units === 0n) return { problem: "zero" }
  return units > limits.greatest ? { problem: "tooLarge" } : { units }
}

/** Converts a decimal string, as programs write it, to stroops. Invalid input is 0. */
export function toStroops(amount: string): bigint {
  const read = readDecimal(amount)
  return "units" in read ? read.units : 0n
}
