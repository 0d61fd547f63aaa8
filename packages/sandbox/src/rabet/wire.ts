/** Rabet's document events, from the wallet's side. They carry no id, so every listener receives every reply (RA1). */

/** The request types that a page can send. */
export const requestTypes = [
  "CONNECT",
  "SIGN",
  "DISCONNECT",
  "IS_UNLOCKED",
  "NETWORK",
  "CLOSE_WINDOW",
] as const

export type RequestType = (typeof requestTypes)[number]

/** The event of a request. */
export const requestEvent = (type: RequestType): string => `RABET_EXTENSION_${type}`

/** The event of a reply, with a JSON text as `detail`. */
export const responseEvent = (type: RequestType): string => `RABET_EXTENSION_${type}_RESPONSE`

/** Events to every page, connected or not. The first has no content; the second has `{network}` with a passphrase. */
export const ACCOUNT_EVENT = "RABET_EXTENSION_CHANGE_ACCOUNT_EVENT"
export const NETWORK_EVENT = "RABET_EXTENSION_CHANGE_NETWORK_EVENT"

/** The `detail` of a request from the page, unchecked. */
export type Detail = Readonly<Record<string, unknown>>

/** A reply before it is serialized. */
export type Reply = { readonly ok: boolean } & Readonly<Record<string, unknown>>

/** Builds an error with Rabet's own code. */
export function failure(
  message:
    | "user-rejected"
    | "not-connected"
    | "no-account"
    | "invalid-xdr"
    | "internal-error"
    | "no-window-to-be-closed",
): Reply {
  return { ok: false, message }
}
