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
  /** Copies `holder[key]`, whose getter may throw. */
  const copy = (holder: object, key: PropertyKey, around: readonly unknown[]): unknown => {
    try {
      if (values-- <= 0) return CUT
      const given: unknown = holder[key as keyof typeof holder]
      if (typeof given === "string" || typeof given === "bigint") return copyText(String(given))
      if (typeof given === "function" || typeof given === "symbol") return undefined
      if (typeof given !== "object" || given === null) return given
      if (around.length >= MAX_DEPTH || around.includes(given)) return CUT
      const inside = [...around, given]
      if (Array.isArray(given)) {
        return Array.from({ length: Math.min(given.length, values) }, (_, place) =>
          copy(given, place, inside),
        )
      }
      const keys = Object.keys(given).slice(0, values)
      return Object.fromEntries(keys.map((name) => [copyText(name), copy(given, name, inside)]))
    } catch {
      return CUT
    }
  }
  return copy({ value }, "value", [])
}
