import { fieldsOf } from "./fields.js"
import type { LogEntry } from "./state.js"

const TEXT = 4_000
const ITEMS = 100
const DEPTH = 4

/**
 * Reduces a message to plain data that can be stored and read: cuts long texts and lists, and names other values by
 * their type. Any script of the page can send messages, so they may be huge or cyclic.
 */
function logged(value: unknown, depth: number = 0): unknown {
  if (typeof value === "string")
    return value.length > TEXT
      ? `${value.slice(0, TEXT)}… (${value.length} characters in total)`
      : value
  if (value === null || typeof value === "number" || typeof value === "boolean") return value
  if (typeof value !== "object") return `(${typeof value})`
  if (depth === DEPTH) return "…"
  if (Array.isArray(value)) {
    const items = value.slice(0, ITEMS).map((item) => logged(item, depth + 1))
    return value.length > ITEMS ? [...items, `… (${value.length} in total)`] : items
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, ITEMS)
      .map(([name, field]) => [name, logged(field, depth + 1)]),
  )
}

/** Reads a log entry that was created elsewhere. Undefined if it isn't one. Its message is reduced like any other. */
export function readLogEntry(value: unknown): LogEntry | undefined {
  const { at, direction, message } = fieldsOf(value)
  if (typeof at !== "number" || Number.isNaN(new Date(at).getTime())) return undefined
  if (direction !== "in" && direction !== "out") return undefined
  return { at, direction, message: logged(message) }
}

/** Creates a log entry with the current time. */
export function logEntry(direction: LogEntry["direction"], message: unknown): LogEntry {
  return { at: Date.now(), direction, message: logged(message) }
}
