import type { Reason, ReasonValue } from "@alidade/core"
import { fieldsOf, textOf } from "../stellar/read-json.js"

/** Reasons stand in reasons, but no deeper. */
const DEEPEST = 4

/** Reads a saved reason of an error. Undefined for anything else. */
export function readReason(value: unknown, depth = 0): Reason | undefined {
  const { key, english, values } = fieldsOf(value)
  if (typeof key !== "string" || typeof english !== "string" || depth > DEEPEST) return undefined
  const read = Object.entries(fieldsOf(values)).map(
    ([name, item]) => [name, readValue(item, depth + 1)] as const,
  )
  return read.every(([, item]) => item !== undefined)
    ? { key, english, values: Object.fromEntries(read) as Record<string, ReasonValue> }
    : undefined
}

function readValue(value: unknown, depth: number): ReasonValue | undefined {
  if (typeof value === "string" || typeof value === "number") return value
  const { quote, lang } = fieldsOf(value)
  if (typeof quote !== "string") return readReason(value, depth)
  return textOf(lang) === "en" ? { quote, lang: "en" } : { quote }
}
