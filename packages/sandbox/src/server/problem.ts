import { json, type Reply } from "./reply.js"

/** A failure that is answered. */
export interface Problem extends Error {
  readonly reply: Reply
}

/** A failure with a reply of its own, to be thrown by a handler. */
export function failure(message: string, reply: Reply): Problem {
  return Object.assign(new Error(message), { reply })
}

/** What a problem can say beside its kind. */
export interface ProblemFields {
  readonly detail?: string
  readonly extras?: Readonly<Record<string, unknown>>
  /** Where its kind is described; Horizon's own by default. */
  readonly host?: "horizon" | "friendbot"
  readonly headers?: Readonly<Record<string, string>>
}

/** A failure as problem details (RFC 9457), in the form that Horizon gives them, to be thrown by a handler. */
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

/** There is nothing under that URL: an account without lumens, an unknown transaction, or no such page. */
export function notFound(): Problem {
  return problem(404, "not_found", "Resource Missing", {
    detail:
      "There is nothing at this URL: either the sandbox has no such resource, or the ledger does not hold what was asked for.",
  })
}

/** A parameter is not of its form. */
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
