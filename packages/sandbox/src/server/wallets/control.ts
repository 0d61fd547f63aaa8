import type { Fields } from "../../wallet/fields.js"
import type { Request } from "../http.js"
import { isFromHere } from "../loopback.js"
import { failure, type Problem } from "../problem.js"
import { json, type Reply } from "../reply.js"
import type { Params, Route } from "../router.js"

/** How wallets and services are driven over HTTP: by the pages of this machine, in JSON. */

/**
 * Lets in the pages of this machine alone, before anything is done for a request: what drives a wallet must not be
 * open to every page on the web. A request that no page makes (a test, a shell) names no origin. What a model
 * throws says what is wrong with what it was told.
 */
export function fromHere(
  handler: (request: Request, params: Params) => Reply,
): NonNullable<Route["GET"]> {
  return (request, params) => {
    const { origin } = request
    if (!isFromHere(origin)) throw refusal(403, `The simulated wallets are not for ${origin}.`)
    const headers = {
      vary: "origin",
      ...(origin && { "access-control-allow-origin": origin }),
    }
    try {
      return { ...handler(request, params), headers }
    } catch (thrown) {
      if (thrown instanceof Error && !("reply" in thrown)) throw refusal(400, thrown.message)
      throw thrown
    }
  }
}

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
