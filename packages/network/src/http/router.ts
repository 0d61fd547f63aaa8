import { notServed, problem } from "./problem.js"
import type { Reply } from "./reply.js"
import type { Handler, Request } from "./request.js"

/** Path parameters by name. */
export type Params = Readonly<Record<string, string>>

/** The methods of a path. `/accounts/:id` matches any single part for `:id`. */
export interface Route {
  readonly path: string
  readonly GET?: Answer
  readonly POST?: Answer
  readonly DELETE?: Answer
}

/** Returns a reply or throws a `Problem`, synchronously or not. */
export type Answer = (request: Request, params: Params) => Reply | Promise<Reply>

/** Passes a request to the route of its path: 404 without a route, 405 for an unsupported method. */
export function router(routes: readonly Route[]): Handler {
  const table = routes.map((route) => ({ route, parts: route.path.split("/").filter(Boolean) }))
  return (request) => {
    for (const { route, parts } of table) {
      const params = match(parts, request.path)
      if (!params) continue
      const handler = handlerOf(route, request.method)
      if (!handler) throw wrongMethod(route)
      return handler(request, params)
    }
    throw notServed(request.path)
  }
}

function handlerOf(route: Route, method: string): Answer | undefined {
  return method === "GET" || method === "POST" || method === "DELETE" ? route[method] : undefined
}

function match(parts: readonly string[], path: readonly string[]): Params | undefined {
  if (parts.length !== path.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const given = path[index]!
    if (part.startsWith(":")) params[part.slice(1)] = given
    else if (part !== given) return undefined
  }
  return params
}

function wrongMethod(route: Route) {
  const allowed = [
    ...(route.GET ? ["GET", "HEAD"] : []),
    ...(["POST", "DELETE"] as const).filter((method) => route[method]),
  ]
  return problem(405, "method_not_allowed", "Method Not Allowed", {
    detail: `This URL supports ${allowed.join(", ")}.`,
    headers: { allow: [...allowed, "OPTIONS"].join(", ") },
  })
}
