import { type Answer, failure, json, type Problem, type Request } from "@alidade/network/http"
import type { Fields } from "../../wallet/fields.js"
import { isLocalOrigin } from "../loopback.js"

/** How local pages control wallets and services: over HTTP, with JSON. */

/**
 * Allows only pages of this machine, because no other page on the web may control a wallet. Tests and shells send no
 * origin and are allowed. An error of a model becomes the reply's text.
 */
export function localOnly(handler: Answer): Answer {
  return async (request, params) => {
    const { origin } = request
    if (!isLocalOrigin(origin))
      throw refusal(403, `${origin} has no access to the simulated wallets.`)
    const headers = {
      vary: "origin",
      ...(origin && { "access-control-allow-origin": origin }),
    }
    try {
      return { ...(await handler(request, params)), headers }
    } catch (thrown) {
      if (thrown instanceof Error && !("reply" in thrown)) throw refusal(400, thrown.message)
      throw thrown
    }
  }
}

/** A rejection, for handlers to throw. The reply is `{error}`. */
export function refusal(status: number, error: string): Problem {
  return failure(error, json({ error }, status))
}

/** Reads the fields of a request's JSON object. */
export function readBody({ contentType, body }: Request): Fields {
  if (contentType !== "application/json") throw refusal(415, "JSON is expected.")
  try {
    const value: unknown = JSON.parse(body)
    if (typeof value === "object" && value !== null) return { ...value }
  } catch {}
  throw refusal(400, "A JSON object is expected.")
}

/** Checks that all settings are known and have the right type, so that none is silently ignored. */
export function settingsOf<Settings extends object>(
  fields: Fields,
  known: Settings,
): Partial<Settings> {
  for (const [name, value] of Object.entries(fields)) {
    const isKnown = Object.hasOwn(known, name)
    if (!isKnown || typeof value !== typeof known[name as keyof Settings])
      throw new Error(`Unknown setting: ${name.slice(0, 60)}.`)
  }
  return fields as Partial<Settings>
}
