import type { Request } from "../http.js"
import type { Problem } from "../problem.js"

/** Why something cannot be done for a wallet: thrown by a handler, answered as `{error}`. */
export function refusal(status: number, error: string): Problem {
  const reply = { status, type: "application/json", body: JSON.stringify({ error }) }
  return Object.assign(new Error(error), { reply })
}

/** The fields of a JSON object that a request carries. */
export function readBody({ contentType, body }: Request): Readonly<Record<string, unknown>> {
  if (contentType !== "application/json") throw refusal(415, "JSON is expected.")
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === "object" && value !== null) return { ...value }
  } catch {}
  throw refusal(400, "A JSON object is expected.")
}
