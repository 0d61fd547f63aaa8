import { readText } from "@alidade/core/encoding"
import { largestAnswer } from "../foreign-limits.js"

/** Reads the JSON of an HTTP response. Null if it is invalid or longer than `maxBytes`. */
export async function readJson(
  response: Response,
  maxBytes: number = largestAnswer.horizon,
): Promise<unknown> {
  try {
    return JSON.parse(await readText(response, maxBytes, "The network"))
  } catch {
    return null
  }
}

/** The fields of an object. Empty for any other value. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

/** The value if it is a string, or else undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined
}

/** Whether the time is valid. An invalid date would throw while the list renders. */
export function isTime(value: unknown): value is number {
  return typeof value === "number" && !Number.isNaN(new Date(value).getTime())
}
