import { type Fields, fieldsOf } from "../wallet/fields.js"

/** Albedo's messages, from the wallet's side. */

/** The first message of its window or frame (AL1). */
export interface Hello {
  readonly albedo: { readonly protocol: number }
}

/** A request (AL2) from the page. Its parameters are unchecked. */
export interface Request {
  readonly __reqid: unknown
  readonly intent: unknown
  /** All other fields, which the reply echoes. */
  readonly params: Fields
}

/**
 * A reply without the request's id (AL3). A failure has an `error`; if Horizon caused it, the signed data is there too.
 */
export type Result = Fields | (Fields & { readonly error: AlbedoError })

/** One of Albedo's six errors, with details. */
export interface AlbedoError {
  readonly code: number
  readonly message: string
  readonly ext?: unknown
}

/** A reply, as the page receives it. */
export interface Answer {
  readonly albedoIntentResult: Fields
}

/** The sessions that a window of Albedo sends to its frame in the page, for the frame's own storage (AL7). */
export interface Sync {
  readonly sync: Readonly<Record<string, string>>
}

/** Reads a request from a message. Returns null without a protocol version (AL2). */
export function readRequest(data: unknown): Request | null {
  const { __reqid, __albedo_intent_version: version, intent, ...params } = fieldsOf(data)
  return version ? { __reqid, intent, params } : null
}

/** Creates the reply to a request. */
export function answerTo({ __reqid }: Request, result: Result): Answer {
  return { albedoIntentResult: { __reqid, ...result } }
}

/** Reads the sessions from a message to the frame, or null. */
export function readSync(data: unknown): Sync["sync"] | null {
  const { sync } = fieldsOf(data)
  const entries = Object.entries(fieldsOf(sync))
  return sync && entries.every(([, value]) => typeof value === "string")
    ? (Object.fromEntries(entries) as Sync["sync"])
    : null
}
