import type { Fields } from "../../wallet/fields.js"
import type { Request } from "../http.js"
import { failure, type Problem } from "../problem.js"
import { json } from "../reply.js"

/** Why something cannot be done for a wallet: thrown by a handler, answered as `{error}`. */
export function refusal(status: number, error: string): Problem {
  return failure(error, json({ error }, status))
}

/** The fields of a JSON object that a request carries. */
export function readBody({ contentType, body }: Request): Fields {
  if (contentType !== "application/json") throw refusal(415, "JSON is expected.")
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === "object" && value !== null) return { ...value }
  } catch {}
  throw refusal(400, "A JSON object is expected.")
}
