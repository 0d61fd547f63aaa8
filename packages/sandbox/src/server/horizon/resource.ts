import type { Reply } from "../reply.js"

/** A resource as Horizon writes it: JSON with links (HAL). */
export function resource(value: object): Reply {
  return {
    status: 200,
    type: "application/hal+json; charset=utf-8",
    body: JSON.stringify(value),
  }
}

/** A link; one with parts to be filled in is marked as a template. */
export interface Link {
  readonly href: string
  readonly templated?: true
}

/** A link to a URL, which may be a template (RFC 6570). */
export function link(href: string): Link {
  return href.includes("{") ? { href, templated: true } : { href }
}
