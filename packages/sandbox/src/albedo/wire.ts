import { type Fields, fieldsOf } from "../wallet/fields.js"

/** Albedo's messages, from the wallet's side. */

/** What its window, and its frame, say first (AL1). */
export interface Hello {
  readonly albedo: { readonly protocol: number }
}

/** A request (AL2), as it came from the page: nothing about its parameters is certain. */
export interface Request {
  readonly __reqid: unknown
  readonly intent: unknown
  /** Everything else that it carries: what is echoed. */
  readonly params: Fields
}

/**
 * What is answered, but for the request's id (AL3). A failure has an `error`; one that Horizon caused tells of what
 * was signed beside it.
 */
export type Result = Fields | (Fields & { readonly error: AlbedoError })

/** A failure: one of the six that Albedo knows, with what it has to say to it. */
export interface AlbedoError {
  readonly code: number
  readonly message: string
  readonly ext?: unknown
}

/** An answer, as the page gets it. */
export interface Answer {
  readonly albedoIntentResult: Fields
}

/** What a window of Albedo's hands to its frame in the page: what it keeps, for the frame's own storage (AL7). */
export interface Sync {
  readonly sync: Readonly<Record<string, string>>
}

/** The request that a message is, or null: one that names the version of its protocol (AL2). */
export function readRequest(data: unknown): Request | null {
  const { __reqid, __albedo_intent_version: version, intent, ...params } = fieldsOf(data)
  return version ? { __reqid, intent, params } : null
}

/** The answer to a request. */
export function answerTo({ __reqid }: Request, result: Result): Answer {
  return { albedoIntentResult: { __reqid, ...result } }
}

/** What a message hands to the frame, or null. */
export function readSync(data: unknown): Sync["sync"] | null {
  const { sync } = fieldsOf(data)
  const entries = Object.entries(fieldsOf(sync))
  return sync && entries.every(([, value]) => typeof value === "string")
    ? (Object.fromEntries(entries) as Sync["sync"])
    : null
}
