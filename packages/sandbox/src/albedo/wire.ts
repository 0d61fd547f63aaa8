/** Albedo's messages, from the wallet's side. */

/** What its window says first (AL1). */
export interface Hello {
  readonly albedo: { readonly protocol: number }
}

/** A request (AL2), as it came from the page: nothing about its parameters is certain. */
export interface Request {
  readonly __reqid: unknown
  readonly intent: unknown
  /** Everything else that it carries: what is echoed. */
  readonly params: Readonly<Record<string, unknown>>
}

/** What is answered, but for the request's id (AL3). */
export type Result = Readonly<Record<string, unknown>> | { readonly error: AlbedoError }

/** A failure: one of the six that Albedo knows, with what it has to say to it. */
export interface AlbedoError {
  readonly code: number
  readonly message: string
  readonly ext?: unknown
}

/** The request that a message is, or null: one that names the version of its protocol (AL2). */
export function readRequest(data: unknown): Request | null {
  if (typeof data !== "object" || data === null) return null
  const { __reqid, __albedo_intent_version: version, intent, ...params } = data as Fields
  return version ? { __reqid, intent, params } : null
}

type Fields = Record<string, unknown>
