/** Rabet's document events, from the wallet's side. They carry no id: an answer is for whoever hears it (RA1). */

/** What a page can ask for. */
export const requestTypes = [
  "CONNECT",
  "SIGN",
  "DISCONNECT",
  "IS_UNLOCKED",
  "NETWORK",
  "CLOSE_WINDOW",
] as const

export type RequestType = (typeof requestTypes)[number]

/** The event that asks. */
export const requestEvent = (type: RequestType): string => `RABET_EXTENSION_${type}`

/** The event that answers, with a JSON text as `detail`. */
export const responseEvent = (type: RequestType): string => `RABET_EXTENSION_${type}_RESPONSE`

/** What it tells every page, connected or not: nothing more, and `{network}` with a passphrase. */
export const ACCOUNT_EVENT = "RABET_EXTENSION_CHANGE_ACCOUNT_EVENT"
export const NETWORK_EVENT = "RABET_EXTENSION_CHANGE_NETWORK_EVENT"

/** The `detail` of a request, as it came from the page: nothing about it is certain. */
export type Detail = Readonly<Record<string, unknown>>

/** An answer, before it is made a text. */
export type Reply = { readonly ok: boolean } & Readonly<Record<string, unknown>>

/** A failure, by Rabet's own word for it. */
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
