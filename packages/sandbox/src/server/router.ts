import type { Handler, Request } from "./http.js"
import { notFound, problem } from "./problem.js"
import type { Reply } from "./reply.js"

/** Parts of a path that a route names, by their names. */
export type Params = Readonly<Record<string, string>>

/** What can be asked of a path: `/accounts/:id` matches any one part in the place of `:id`. */
export interface Route {
  readonly path: string
  readonly GET?: Answer
  readonly POST?: Answer
  readonly DELETE?: Answer
}

/** Answers a request for a path, or throws a `Problem`, at once or later. */
type Answer = (request: Request, params: Params) => Reply | Promise<Reply>

/** Hands a request to the route of its path: 404 if there is none, 405 if it does not know the method. */
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
    throw notFound()
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
    detail: `This URL knows ${allowed.join(", ")}.`,
    headers: { allow: [...allowed, "OPTIONS"].join(", ") },
  })
}
