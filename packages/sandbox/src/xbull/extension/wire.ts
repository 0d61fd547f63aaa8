import { type Fields, fieldsOf } from "../../wallet/fields.js"

/** The messages between a page and xBull's extension, from the wallet's side. */

/** What is answered. */
export const requestTypes = [
  "XBULL_CONNECT",
  "XBULL_GET_PUBLIC_KEY",
  "XBULL_SIGN_XDR",
  "XBULL_SIGN_MESSAGE",
  "XBULL_GET_NETWORK",
] as const

export type RequestType = (typeof requestTypes)[number]

/** A request, as it came from the page: nothing but its type is certain. */
export interface Request {
  readonly type: RequestType
  readonly eventId: unknown
  readonly detail: Fields
}

/** What a reply tells. The wallet's own failures have no code; a message may be something else than a text (XE3). */
export type Detail =
  | { readonly error: false; readonly payload: unknown }
  | { readonly error: true; readonly errorMessage: unknown; readonly code?: number }

/** A reply. One without a detail comes from a window that went away. */
export interface Reply {
  readonly returnFromCS: true
  readonly eventId: unknown
  readonly detail?: Detail
}

/** What the extension says when its object is in the page. */
export const INJECTED = { type: "XBULL_INJECTED", returnFromCS: true } as const

export function success(payload: unknown): { detail: Detail } {
  return { detail: { error: false, payload } }
}

export function failure(errorMessage: unknown, code?: number): { detail: Detail } {
  return { detail: { error: true, errorMessage, ...(code !== undefined && { code }) } }
}

/** The request that a message is, or null; what comes from the content script itself is none. */
export function readRequest(data: unknown): Request | null {
  const { type, eventId, detail, returnFromCS } = fieldsOf(data)
  if (returnFromCS || !(requestTypes as readonly unknown[]).includes(type)) return null
  return { type: type as RequestType, eventId, detail: fieldsOf(detail) }
}
