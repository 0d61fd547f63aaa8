import { fieldsOf } from "../wallet/fields.js"

/** Freighter's page messages, from the wallet's side. */

const REQUEST = "FREIGHTER_EXTERNAL_MSG_REQUEST"
export const RESPONSE = "FREIGHTER_EXTERNAL_MSG_RESPONSE"

/** The request types that it answers. It ignores all others. */
export const requestTypes = [
  "REQUEST_CONNECTION_STATUS",
  "REQUEST_ALLOWED_STATUS",
  "SET_ALLOWED_STATUS",
  "REQUEST_ACCESS",
  "REQUEST_PUBLIC_KEY",
  "REQUEST_NETWORK",
  "REQUEST_NETWORK_DETAILS",
  "REQUEST_USER_INFO",
  "SUBMIT_TRANSACTION",
  "SUBMIT_BLOB",
  "SUBMIT_AUTH_ENTRY",
  "SUBMIT_TOKEN",
] as const

export type RequestType = (typeof requestTypes)[number]

/** A request from the page. Only its type is checked. */
export type Request = { readonly type: RequestType } & Readonly<Record<string, unknown>>

/** The fields of a reply, apart from `source` and `messagedId`. */
export type Reply = Readonly<Record<string, unknown>>

/** The user closed the window, rejected the request, or confirmed a notice. */
export const DECLINED = { code: -4, message: "The user rejected this request." } as const

export const INTERNAL = {
  code: -1,
  message:
    "The wallet encountered an internal error. Please try again or contact the wallet if the problem persists.",
} as const

/** FR3: the extension was updated, reloaded, or disabled while the page was open, or its worker stopped. */
export const STALE: Reply = { error: "Unable to send message to extension" }

/** The requests that the user decides in a window. */
export const asksUser: ReadonlySet<RequestType> = new Set([
  "REQUEST_ACCESS",
  "SET_ALLOWED_STATUS",
  "SUBMIT_TRANSACTION",
  "SUBMIT_BLOB",
  "SUBMIT_AUTH_ENTRY",
  "SUBMIT_TOKEN",
])

/** Builds an error in both forms that its clients read (FR3). */
export function failure(error: typeof DECLINED | typeof INTERNAL): Reply {
  return { apiError: error, error: error.message }
}

/** Reads a request from a message, or null. Messages cannot carry proxies or getters, so the fields are plain. */
export function readRequest(data: unknown): Request | null {
  const { source, type } = fieldsOf(data)
  if (source !== REQUEST || !(requestTypes as readonly unknown[]).includes(type)) return null
  return data as Request
}
