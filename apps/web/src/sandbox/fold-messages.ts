import { visibleText } from "@alidade/core/encoding"
import type { LogEntry } from "@alidade/sandbox/browser"
import { apduWords } from "./apdu.js"

/** A message, and how often the same one passed. */
export interface FoldedMessage {
  /** Unlike for any other. */
  key: string
  direction: LogEntry["direction"]
  name: string
  message: unknown
  /** When it last passed, in ms since the epoch. */
  at: number
  times: number
}

/**
 * The messages that passed, the latest first, each once: those that say the same but for their number are counted. A
 * page that asks every three seconds whether the account has changed would else bury all the rest.
 */
export function foldMessages(log: readonly LogEntry[]): FoldedMessage[] {
  const folded = new Map<string, FoldedMessage>()
  for (const { at, direction, message } of log) {
    const key = `${direction} ${JSON.stringify(withoutNumber(message))}`
    const times = (folded.get(key)?.times ?? 0) + 1
    // Taken out first, so that it moves to the end.
    folded.delete(key)
    folded.set(key, { key, at, direction, message, name: nameOf(message, direction), times })
  }
  return [...folded.values()].reverse()
}

/** What a message is about: its type, by whichever name its wallet has for that, or the fields that an answer has. */
function nameOf(message: unknown, direction: LogEntry["direction"]): string {
  const fields = withoutNumber(message)
  if (!fields) return visibleText(String(message))
  const { type, intent, method, apdu, source: _, ...rest } = fields
  if (typeof apdu === "string") return apduWords(apdu, direction)
  const name = [type, intent, method].find((one) => typeof one === "string")
  return visibleText(name === undefined ? Object.keys(rest).join(", ") : String(name))
}

/** Fields that tie an answer to its question, in one wallet or another. */
const numbers: ReadonlySet<string> = new Set([
  "messageId",
  "messagedId",
  "eventId",
  "__reqid",
  "id",
  "_id",
])

/** A message without the number that ties an answer to its question; undefined for what is no object. */
function withoutNumber(message: unknown): Record<string, unknown> | undefined {
  if (typeof message !== "object" || message === null) return undefined
  return Object.fromEntries(Object.entries(message).filter(([name]) => !numbers.has(name)))
}
