import type { Reply } from "./reply.js"

/** A request, fully read. Whoever serves it limits its size. */
export interface Request {
  /** `HEAD` is converted to `GET`. */
  readonly method: string
  /** The decoded parts of the path, without empty ones. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
  /** The origin of the requesting page, from its browser, or `undefined` if no page sent the request. */
  readonly origin: string | undefined
  /** Media type of the body in lower case, without parameters, or empty. */
  readonly contentType: string
  readonly body: string
  /** The media types that the client accepts, in lower case. Without it, any. */
  readonly accept?: string
  /** The last event that the client received of a stream that broke. */
  readonly lastEventId?: string
}

/** Returns a reply or throws a `Problem`, synchronously or not. */
export type Handler = (request: Request) => Reply | Promise<Reply>
