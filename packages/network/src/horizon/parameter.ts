import { problem } from "../http/problem.js"
import type { Request } from "../http/request.js"

/** A request parameter from the form or else from the URL, or empty. */
export function parameter({ method, query, contentType, body }: Request, name: string): string {
  if (method !== "POST" || body === "") return query.get(name) ?? ""
  if (contentType !== "" && contentType !== "application/x-www-form-urlencoded")
    throw problem(415, "unsupported_media_type", "Unsupported Media Type", {
      detail: "Send forms as application/x-www-form-urlencoded.",
    })
  return new URLSearchParams(body).get(name) ?? query.get(name) ?? ""
}
