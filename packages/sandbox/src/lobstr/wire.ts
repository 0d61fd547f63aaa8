import { fieldsOf } from "../wallet/fields.js"

/** LOBSTR's page messages, from the wallet's side. */

const REQUEST = "LOBSTR_EXTERNAL_MSG_REQUEST"
export const RESPONSE = "LOBSTR_EXTERNAL_MSG_RESPONSE"

/** The request types that a build can answer. It ignores all others. */
export const requestTypes = [
  "REQUEST_CONNECTION_STATUS",
  "REQUEST_ACCESS",
  "SIGN",
  "SUBMIT_TRANSACTION",
  "SIGN_TRANSACTION",
  "GET_SUPPORTED_NETWORKS",
] as const

export type RequestType = (typeof requestTypes)[number]

/** A request from the page. Only its type is checked. */
export type Request = { readonly type: RequestType } & Readonly<Record<string, unknown>>

/** The fields of a reply, apart from `source` and `messagedId`. A failure has only `error` (LO1). */
export type Reply = Readonly<Record<string, unknown>>

/** Its error texts (LO2). */
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

/** Reads a request from a message, or null. Messages cannot carry proxies or getters, so the fields are plain. */
export function readRequest(data: unknown): Request | null {
  const { source, type } = fieldsOf(data)
  if (source !== REQUEST || !(requestTypes as readonly unknown[]).includes(type)) return null
  return data as Request
}
