import { json, type Reply } from "./reply.js"

/** An error with a reply. */
export interface Problem extends Error {
  readonly reply: Reply
}

/** Creates an error with a reply, for handlers to throw. */
export function failure(message: string, reply: Reply): Problem {
  return Object.assign(new Error(message), { reply })
}

export interface ProblemFields {
  readonly detail?: string
  readonly extras?: Readonly<Record<string, unknown>>
  /** The site that documents this type of problem. Defaults to Horizon's. */
  readonly host?: "horizon" | "friendbot"
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates problem details (RFC 9457) in Horizon's format, for handlers to throw. */
export function problem(
  status: number,
  type: string,
  title: string,
  { detail, extras, host = "horizon", headers = {} }: ProblemFields = {},
): Problem {
  const details = {
    type: `https://stellar.org/${host}-errors/${type}`,
    title,
    status,
    detail,
    extras,
  }
  return failure(title, {
    ...json(details, status),
    headers,
    type: "application/problem+json; charset=utf-8",
  })
}

/** The resource does not exist: an account without lumens, or an unknown transaction. */
export function notFound(): Problem {
  return problem(404, "not_found", "Resource Missing", {
    detail:
      "There is nothing at this URL: the sandbox has no such resource, or the ledger does not contain it.",
  })
}

/** No route has this path. */
export function notServed(path: readonly string[]): Problem {
  return problem(404, "not_found", "Resource Missing", {
    detail: `The local network does not serve /${path.join("/")}.`,
  })
}

/** A parameter has an invalid format. */
export function invalidField(
  field: string,
  reason: string,
  host: ProblemFields["host"] = "horizon",
): Problem {
  return problem(400, "bad_request", "Bad Request", {
    detail: "The request you sent was invalid in some way.",
    extras: { invalid_field: field, reason },
    host,
  })
}
