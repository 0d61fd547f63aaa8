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
