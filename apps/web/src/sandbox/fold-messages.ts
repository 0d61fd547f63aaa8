import { visibleText } from "@alidade/core/encoding"
import type { LogEntry } from "@alidade/sandbox/browser"
import { isTime } from "../logic/activity/entry.js"
import { fieldsOf } from "../logic/stellar/read-json.js"
import { apduWords } from "./apdu.js"

/** A message, and how often it was sent. */
export interface FoldedMessage {
  /** Unique among the messages. */
  key: string
  direction: LogEntry["direction"]
  name: string
  message: unknown
  /** When it was last sent, in ms since the epoch. */
  at: number
  times: number
}

/**
 * The messages, latest first. The log comes from the sandbox's server; what isn't an entry is left out. Messages that differ only in their id are counted as one: a page that polls the account
 * every three seconds would otherwise bury all others.
 */
export function foldMessages(log: readonly LogEntry[]): FoldedMessage[] {
  const folded = new Map<string, FoldedMessage>()
  for (const { at, direction, message } of log.filter(isEntry)) {
    const key = `${direction} ${JSON.stringify(withoutNumber(message))}`
    const times = (folded.get(key)?.times ?? 0) + 1
    // Delete first, so that it moves to the end.
    folded.delete(key)
    folded.set(key, { key, at, direction, message, name: nameOf(message, direction), times })
  }
  return [...folded.values()].reverse()
}

function isEntry(entry: unknown): entry is LogEntry {
  const { at, direction } = fieldsOf(entry)
  return isTime(at) && (direction === "in" || direction === "out")
}

/** The name of a message: its type, under whichever key the wallet uses, or the field names of a reply. */
function nameOf(message: unknown, direction: LogEntry["direction"]): string {
  const fields = withoutNumber(message)
  if (!fields) return visibleText(String(message))
  const { type, intent, method, apdu, source: _, ...rest } = fields
  if (typeof apdu === "string") return apduWords(apdu, direction)
  const name = [type, intent, method].find((candidate) => typeof candidate === "string")
  return visibleText(name === undefined ? Object.keys(rest).join(", ") : String(name))
}

/** The fields in which wallets put the id that links a reply to its request. */
const numbers: ReadonlySet<string> = new Set([
  "messageId",
  "messagedId",
  "eventId",
  "__reqid",
  "id",
  "_id",
])

/** A message without its id. Undefined if it is not an object. */
function withoutNumber(message: unknown): Record<string, unknown> | undefined {
  if (typeof message !== "object" || message === null) return undefined
  return Object.fromEntries(Object.entries(message).filter(([name]) => !numbers.has(name)))
}
