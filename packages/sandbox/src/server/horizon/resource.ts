import type { Reply, Request } from "../http.js"
import { problem } from "../problem.js"

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

/** A link to a collection that is read in pages. */
export function pagedLink(href: string): Link {
  return link(`${href}{?cursor,limit,order}`)
}

/** An amount as Horizon writes it: with seven decimals. */
export function amount(stroops: bigint): string {
  const digits = String(stroops).padStart(8, "0")
  return `${digits.slice(0, -7)}.${digits.slice(-7)}`
}

/** A time as Horizon writes it: `2026-11-21T10:40:29Z`. */
export function timestamp(seconds: bigint): string {
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, -5)}Z`
}

/** Base64 of bytes. */
export function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64")
}

/** Lower-case hex of bytes. */
export function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex")
}

/** A parameter of a request, from its form or, failing that, from its URL; empty if it is in neither. */
export function parameter({ method, query, contentType, body }: Request, name: string): string {
  if (method !== "POST" || body === "") return query.get(name) ?? ""
  if (contentType !== "" && contentType !== "application/x-www-form-urlencoded")
    throw problem(415, "unsupported_media_type", "Unsupported Media Type", {
      detail: "A form is sent as application/x-www-form-urlencoded.",
    })
  return new URLSearchParams(body).get(name) ?? query.get(name) ?? ""
}
