import { formatUnits } from "@alidade/core/encoding"
import { type AmountLimits, fromStroops, type ReadAmount, stroopLimits, toUnits } from "./amount.js"

/** Maximum length of a typed amount in characters: more than any amount has, with its separators. */
const LONGEST = 120

/**
 * Reads an amount as people write it. A text is read in the same way in every language, because nobody must pay another
 * amount after a change of the language: of two kinds of separators the last one begins the decimals, one that is there
 * several times groups, and so do spaces and apostrophes. "1,234" is a thousand in some languages and a bit more than
 * one in others: it is ambiguous.
 */
export function readAmount(text: string, limits: AmountLimits = stroopLimits): ReadAmount {
  const typed = normalize(text.slice(0, LONGEST + 1))
  if (typed === "") return { problem: "noAmount" }
  const number = typed.length > LONGEST ? undefined : split(typed)
  if (!number) return { problem: "notNumber" }
  const { integer, decimals, isAmbiguous } = number
  if (!isAmbiguous) return toUnits(integer, decimals, limits)
  const whole = integer + decimals
  const decimal = formatUnits(BigInt(whole), decimals.length)
  return { problem: "whichAmount", whole, decimal }
}

/**
 * Writes a decimal string into a field, with the decimal mark of the page's language, so that it is read as the same amount in every language:
 * without groups, and never with exactly three decimals where they could be a group.
 */
export function writeAmount(amount: string, decimalMark: string): string {
  const [integer = "", decimals = ""] = amount.split(".")
  const rest = decimals.replace(/0+$/, "")
  if (rest === "") return integer
  return `${integer}${decimalMark}${rest.length === 3 && isGroup(integer) ? `${rest}0` : rest}`
}

/** Writes stroops into a field, by default as programs write them. */
export function writeStroops(stroops: bigint, decimalMark = "."): string {
  return writeAmount(fromStroops(stroops), decimalMark)
}

/** Separators that only group (`_`), that only begin decimals (`·`), and those that can be both (`.` and `,`). */
type Separator = "_" | "·" | "." | ","

/** Spaces and apostrophes between digits group them. Arabic has separators with one meaning each. */
function normalize(text: string): string {
  return text
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, "")
    .trim()
    .replace(/(?<=\p{Nd})[\s'’\u066c](?=\p{Nd})/gu, "_")
    .replace(/\u066b/g, "·")
    .replace(/，/g, ",")
    .replace(/．/g, ".")
    .replace(/\p{Nd}/gu, latinDigit)
}

/** Code points of zero in the scripts of the page's languages, and of wide digits. The other digits follow it. */
const zeros = [0x30, 0x660, 0x6f0, 0x966, 0xe50, 0xff10]

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const zero = zeros.find((start) => code >= start && code < start + 10)
  return zero === undefined ? digit : `${code - zero}`
}

interface SplitNumber {
  integer: string
  decimals: string
  /** Whether the decimals could be the last group of an integer. */
  isAmbiguous?: boolean
}

/** Splits a number at its decimal separator. Undefined if it isn't a number. */
function split(text: string): SplitNumber | undefined {
  if (!/^[\d.,_·]*\d[\d.,_·]*$/.test(text)) return undefined
  const separators = [...text.replace(/\d/g, "")] as Separator[]
  const last = separators.at(-1)
  if (last === undefined) return { integer: text, decimals: "" }
  const isOnly = separators.every((separator) => separator === last)
  if (last === "_" || (isOnly && separators.length > 1)) {
    const integer = isOnly ? ungrouped(text, last) : undefined
    return integer === undefined ? undefined : { integer, decimals: "" }
  }
  const cut = text.lastIndexOf(last)
  const decimals = text.slice(cut + 1)
  const before = text.slice(0, cut)
  if (isOnly) {
    const isAmbiguous = last !== "·" && decimals.length === 3 && isGroup(before)
    return { integer: before, decimals, isAmbiguous }
  }
  const [group = last, ...others] = new Set(separators.slice(0, -1))
  const integer = others.length > 0 || group === last ? undefined : ungrouped(before, group)
  return integer === undefined ? undefined : { integer, decimals }
}

/** Whether digits can stand before a group of three. */
function isGroup(digits: string): boolean {
  return /^[1-9]\d{0,2}$/.test(digits)
}

/** An integer without its separators. Undefined unless they group by thousands, or by hundreds above them as in Hindi. */
function ungrouped(text: string, separator: Separator): string | undefined {
  const [first = "", ...groups] = text.split(separator)
  const [last = "", ...above] = groups.toReversed()
  const isThousands = isGroup(first) && above.every((group) => group.length === 3)
  const isHundreds = isGroup(first) && first.length < 3 && above.every(({ length }) => length === 2)
  return last.length === 3 && (isThousands || isHundreds)
    ? text.replaceAll(separator, "")
    : undefined
}
