import type { LogEntry } from "./state.js"

const TEXT = 4_000
const ITEMS = 100
const DEPTH = 4

/**
 * A message as it can be kept and read: plain data, long texts and lists cut, what is not data named by its type.
 * Messages come from any script of the page: huge ones and cyclic ones end here.
 */
function logged(value: unknown, depth: number = 0): unknown {
  if (typeof value === "string")
    return value.length > TEXT
      ? `${value.slice(0, TEXT)}… (${value.length} characters in all)`
      : value
  if (value === null || typeof value === "number" || typeof value === "boolean") return value
  if (typeof value !== "object") return `(${typeof value})`
  if (depth === DEPTH) return "…"
  if (Array.isArray(value)) {
    const items = value.slice(0, ITEMS).map((item) => logged(item, depth + 1))
    return value.length > ITEMS ? [...items, `… (${value.length} in all)`] : items
  }
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, ITEMS)
      .map(([name, field]) => [name, logged(field, depth + 1)]),
  )
}

/** An entry of a wallet's log, made now. */
export function logEntry(direction: LogEntry["direction"], message: unknown): LogEntry {
  return { at: Date.now(), direction, message: logged(message) }
}
