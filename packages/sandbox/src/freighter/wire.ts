import { fieldsOf } from "../wallet/fields.js"

/** Freighter's page messages, from the wallet's side. */

const REQUEST = "FREIGHTER_EXTERNAL_MSG_REQUEST"
export const RESPONSE = "FREIGHTER_EXTERNAL_MSG_RESPONSE"

/** The types that it answers; every other is met with silence. */
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

/** A request, as it came from the page: nothing but its type is certain. */
export type Request = { readonly type: RequestType } & Readonly<Record<string, unknown>>

/** The fields of a reply, beside `source` and `messagedId`. */
export type Reply = Readonly<Record<string, unknown>>

/** The window was closed, the request rejected, or a notice acknowledged. */
export const DECLINED = { code: -4, message: "The user rejected this request." } as const

export const INTERNAL = {
  code: -1,
  message:
    "The wallet encountered an internal error. Please try again or contact the wallet if the problem persists.",
} as const

/** FR3: the extension was updated, reloaded or disabled under the open page, or its worker stopped. */
export const STALE: Reply = { error: "Unable to send message to extension" }

/** The requests that its user decides in a window. */
export const asksUser: ReadonlySet<RequestType> = new Set([
  "REQUEST_ACCESS",
  "SET_ALLOWED_STATUS",
  "SUBMIT_TRANSACTION",
  "SUBMIT_BLOB",
  "SUBMIT_AUTH_ENTRY",
  "SUBMIT_TOKEN",
])

/** A failure in both forms that its clients read (FR3). */
export function failure(error: typeof DECLINED | typeof INTERNAL): Reply {
  return { apiError: error, error: error.message }
}

/** The request that a message is, or null. Proxies and getters do not survive a message: its fields are plain. */
export function readRequest(data: unknown): Request | null {
  const { source, type } = fieldsOf(data)
  if (source !== REQUEST || !(requestTypes as readonly unknown[]).includes(type)) return null
  return data as Request
}
