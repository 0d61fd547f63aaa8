import type { xdr } from "@stellar/stellar-sdk/base"
import { accountOf, addressOf } from "../entries/identity.js"
import type { Reply } from "../http/reply.js"

/** A resource in Horizon's format: JSON with links (HAL). */
export function resource(value: object): Reply {
  return {
    status: 200,
    type: "application/hal+json; charset=utf-8",
    body: JSON.stringify(value),
  }
}

/** A link. It is marked as templated if it has placeholders. */
export interface Link {
  readonly href: string
  readonly templated?: true
}

/** Creates a link to a URL, which may be a template (RFC 6570). */
export function link(href: string): Link {
  return href.includes("{") ? { href, templated: true } : { href }
}

/** Formats an amount with seven decimals, as Horizon does. */
export function amount(stroops: bigint): string {
  const digits = String(stroops).padStart(8, "0")
  return `${digits.slice(0, -7)}.${digits.slice(-7)}`
}

/** Formats a time as Horizon does: `2026-11-21T10:40:29Z`. */
export function timestamp(seconds: bigint): string {
  return `${new Date(Number(seconds) * 1000).toISOString().slice(0, -5)}Z`
}

/** An account that may be muxed, under a name. */
export function muxed(name: string, account: xdr.MuxedAccount, prefix: string = name): object {
  return {
    [name]: addressOf(accountOf(account)),
    ...(account.type === "keyTypeMuxedEd25519" && {
      [`${prefix}_muxed`]: addressOf(account),
      [`${prefix}_muxed_id`]: String(account.med25519.id),
    }),
  }
}

/** Formats a price with seven decimals, rounded to the nearest, as Horizon does. */
export function price({ n, d }: Record<"n" | "d", number | bigint>): string {
  return amount((BigInt(n) * 20_000_000n + BigInt(d)) / (BigInt(d) * 2n))
}
