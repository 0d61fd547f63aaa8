import { readText } from "@alidade/core/encoding"

/** Longest answer of a Horizon, in bytes: an account has at most a thousand entries, of some 500 bytes each. */
const MAX_ANSWER = 2_000_000

/** The JSON of an HTTP answer; null for what is none, or is longer than `maxBytes`. */
export async function readJson(response: Response, maxBytes = MAX_ANSWER): Promise<unknown> {
  try {
    return JSON.parse(await readText(response, maxBytes, "The network"))
  } catch {
    return null
  }
}

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {}
}

/** A text; undefined for anything else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined
}
