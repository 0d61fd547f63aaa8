import { fieldsOf } from "../wallet/fields.js"

/** LOBSTR's page messages, from the wallet's side. */

const REQUEST = "LOBSTR_EXTERNAL_MSG_REQUEST"
export const RESPONSE = "LOBSTR_EXTERNAL_MSG_RESPONSE"

/** The types that a build can answer; every other is met with silence. */
export const requestTypes = [
  "REQUEST_CONNECTION_STATUS",
  "REQUEST_ACCESS",
  "SIGN",
  "SUBMIT_TRANSACTION",
  "SIGN_TRANSACTION",
  "GET_SUPPORTED_NETWORKS",
] as const

export type RequestType = (typeof requestTypes)[number]

/** A request, as it came from the page: nothing but its type is certain. */
export type Request = { readonly type: RequestType } & Readonly<Record<string, unknown>>

/** The fields of a reply, beside `source` and `messagedId`. A failure is `error` alone (LO1). */
export type Reply = Readonly<Record<string, unknown>>

/** What its failures say (LO2). */
const texts = {
  declined: "User declined access",
  keyMissing: "The connection key is missing",
  accountNotFound: "Associated account not found",
  reconnect: "Reconnect the wallet to continue",
  networkNotSupported: "Network is not supported",
  signFailed: "Sign failed",
  noPrompt: "Couldn't open access prompt",
  stale: "Unable to send message to extension",
} as const

export function failure(text: keyof typeof texts): Reply {
  return { error: texts[text] }
}

/** The request that a message is, or null. Proxies and getters do not survive a message: its fields are plain. */
export function readRequest(data: unknown): Request | null {
  const { source, type } = fieldsOf(data)
  if (source !== REQUEST || !(requestTypes as readonly unknown[]).includes(type)) return null
  return data as Request
}
