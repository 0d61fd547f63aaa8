import { say } from "./en/errors.js"

type Key = keyof typeof say.english

/** Longer messages are no sentences of ours. */
const LONGEST = 2000

/** The messages with their patterns, those with the most words of their own first. */
const patterns: readonly (readonly [Key, RegExp, names: readonly string[]])[] = Object.entries(
  say.english,
)
  .sort(([, a], [, b]) => ownLength(b) - ownLength(a))
  .map(([key, message]) => {
    const pieces = message.split(/\{(\w+)\}/)
    const source = pieces.map((piece, at) => (at % 2 ? "(.*?)" : escaped(piece))).join("")
    return [key as Key, new RegExp(`^${source}$`, "s"), pieces.filter((_, at) => at % 2)] as const
  })

/**
 * Writes a message of the packages in the page's language, with its values. A value may be such a message, too. Other
 * messages stay as they are.
 */
export function translateReason(message: string): string {
  if (message.length > LONGEST) return message
  for (const [key, pattern, names] of patterns) {
    const found = pattern.exec(message)
    if (!found) continue
    const values = names.map((name, at) => [name, translateReason(found[at + 1] ?? "")] as const)
    return (say as (key: Key, values: object) => string)(key, Object.fromEntries(values))
  }
  return message
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")
}

function ownLength(message: string): number {
  return message.replace(/\{\w+\}/g, "").length
}
