import { type Fields, fieldsOf } from "../../wallet/fields.js"

/** The messages between a page and xBull's extension, from the wallet's side. */

/** The request types that it answers. */
export const requestTypes = [
  "XBULL_CONNECT",
  "XBULL_GET_PUBLIC_KEY",
  "XBULL_SIGN_XDR",
  "XBULL_SIGN_MESSAGE",
  "XBULL_GET_NETWORK",
] as const

export type RequestType = (typeof requestTypes)[number]

/** A request from the page. Only its type is checked. */
export interface Request {
  readonly type: RequestType
  readonly eventId: unknown
  readonly detail: Fields
}

/** The content of a reply. The wallet's own errors have no code, and a message may not be a string (XE3). */
export type Detail =
  | { readonly error: false; readonly payload: unknown }
  | { readonly error: true; readonly errorMessage: unknown; readonly code?: number }

/** A reply. Without a detail, its window was lost. */
export interface Reply {
  readonly returnFromCS: true
  readonly eventId: unknown
  readonly detail?: Detail
}

/** What the extension posts when its object is in the page. */
export const INJECTED = { type: "XBULL_INJECTED", returnFromCS: true } as const

export function success(payload: unknown): { detail: Detail } {
  return { detail: { error: false, payload } }
}

export function failure(errorMessage: unknown, code?: number): { detail: Detail } {
  return { detail: { error: true, errorMessage, ...(code !== undefined && { code }) } }
}

/** Reads a request from a message, or null. The content script's own messages are not requests. */
export function readRequest(data: unknown): Request | null {
  const { type, eventId, detail, returnFromCS } = fieldsOf(data)
  if (returnFromCS || !(requestTypes as readonly unknown[]).includes(type)) return null
  return { type: type as RequestType, eventId, detail: fieldsOf(detail) }
}
