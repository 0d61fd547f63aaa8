/** Longest message of an error, in UTF-16 units: more is not read by a person. */
const MAX_MESSAGE = 1_000
/** Bounds of what a wallet adds to an error: levels, values, and UTF-16 units of all texts and keys together. */
const MAX_DEPTH = 6
const MAX_VALUES = 200
const MAX_LENGTH = 4_000
/** Stands for what was left out. */
const CUT = "…"

/** A text of at most `max` UTF-16 units, whose end is replaced by "…" where it was longer. */
export function shorten(text: string, max: number = MAX_MESSAGE): string {
  if (text.length <= max) return text
  // Half a surrogate pair is no character.
  return text.slice(0, max - CUT.length).replace(/[\uD800-\uDBFF]$/, "") + CUT
}

/**
 * A copy of foreign data that is bounded and that `JSON.stringify` always writes. A `bigint` becomes its digits. "…"
 * stands for what is too deep, too much, contains itself, or throws when it is read. Functions and symbols are left out.
 */
export function plainCopy(value: unknown): unknown {
  let values = MAX_VALUES
  let length = MAX_LENGTH

  const copyText = (text: string): string => {
    const kept = shorten(text, Math.max(length, CUT.length))
    length -= kept.length
    return kept
  }
  const copy = (given: unknown, around: readonly unknown[]): unknown => {
    values -= 1
    if (typeof given === "string") return copyText(given)
    if (typeof given === "bigint") return copyText(String(given))
    if (typeof given === "function" || typeof given === "symbol") return undefined
    if (typeof given !== "object" || given === null) return given
    return around.length >= MAX_DEPTH || around.includes(given)
      ? CUT
      : copyObject(given as Record<string, unknown>, [...around, given])
  }
  const copyObject = (given: Record<string, unknown>, inside: readonly unknown[]): unknown => {
    const field = (key: number | string): unknown => {
      if (values <= 0) return CUT
      try {
        return copy(given[key], inside)
      } catch {
        return CUT
      }
    }
    if (Array.isArray(given)) {
      return Array.from({ length: Math.min(given.length, values) }, (_, place) => field(place))
    }
    const keys = Object.keys(given).slice(0, Math.max(values, 0))
    return Object.fromEntries(keys.map((key) => [copyText(key), field(key)]))
  }
  try {
    return copy(value, [])
  } catch {
    return CUT
  }
}
