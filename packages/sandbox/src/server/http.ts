import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import { httpLimits } from "./limits.js"
import { isForHere } from "./loopback.js"
import { type Problem, problem } from "./problem.js"
import type { Reply, Stream } from "./reply.js"

/** A request as the sandbox's handlers see it: read whole, within limits. */
export interface Request {
  /** `HEAD` arrives as `GET`. */
  readonly method: string
  /** The parts of the path, decoded, without empty ones. */
  readonly path: readonly string[]
  readonly query: URLSearchParams
  /** The origin of the page that asks, as its browser names it; undefined where no page does. */
  readonly origin: string | undefined
  /** Media type of the body in lower case, without parameters; empty if the request names none. */
  readonly contentType: string
  readonly body: string
}

/** Answers a request, or throws a `Problem`, at once or later. */
export type Handler = (request: Request) => Reply | Promise<Reply>

const METHODS = "GET, HEAD, POST, DELETE, OPTIONS"

/** Any page may ask, as of the public networks: nothing here is secret, and nobody is logged in. */
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Date",
}

/** Nothing runs in what is answered, and no page frames it. A page that is served allows itself what it needs. */
const inert = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
}

/**
 * Answers HTTP by a handler: requests under a name of elsewhere, preflights, limits, methods without a body and
 * failures are seen to here.
 */
export function respond(handler: Handler): RequestListener {
  return (incoming, response) => {
    if (!isForHere(incoming)) return void send(response, misdirected().reply)
    if (incoming.method === "OPTIONS") return preflight(incoming, response)
    readBody(incoming)
      .then((body) => handler(requestOf(incoming, body)))
      .catch((thrown: unknown) => problemOf(thrown).reply)
      .then((reply) => send(response, reply))
      // The connection broke while it was read or written: there is nobody left to tell.
      .catch(() => response.destroy())
  }
}

function misdirected(): Problem {
  return problem(421, "misdirected_request", "Misdirected Request", {
    detail: "The sandbox answers as localhost, 127.0.0.1 and [::1], and under no other name.",
  })
}

function preflight(incoming: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    ...crossOrigin,
    ...inert,
    "access-control-allow-methods": METHODS,
    "access-control-allow-headers": incoming.headers["access-control-request-headers"] ?? "*",
    "access-control-max-age": "600",
  })
  response.end()
}

/** Reads a body to its end, keeping no more than the limit, so that a client that sends too much gets an answer. */
async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= httpLimits.bodyBytes) chunks.push(chunk)
  }
  if (size > httpLimits.bodyBytes)
    throw problem(413, "request_too_large", "Request Too Large", {
      detail: `The body of a request may have ${httpLimits.bodyBytes} bytes.`,
    })
  return Buffer.concat(chunks).toString("utf8")
}

function requestOf(incoming: IncomingMessage, body: string): Request {
  const [contentType = ""] = (incoming.headers["content-type"] ?? "").split(";")
  const url = urlOf(incoming.url ?? "/")
  return {
    method: incoming.method === "HEAD" ? "GET" : (incoming.method ?? "GET"),
    path: url.path,
    query: url.query,
    origin: incoming.headers.origin,
    contentType: contentType.trim().toLowerCase(),
    body,
  }
}

function urlOf(target: string): Pick<Request, "path" | "query"> {
  try {
    // Resolved as it stands, a path that begins with two slashes would name another host.
    const { pathname, searchParams } = new URL(target.replace(/^\/+/, "/"), "http://localhost")
    return {
      path: pathname.split("/").filter(Boolean).map(decodeURIComponent),
      query: searchParams,
    }
  } catch {
    throw problem(400, "bad_request", "Bad Request", { detail: "The path is not encoded rightly." })
  }
}

function problemOf(thrown: unknown): Problem {
  if (isProblem(thrown)) return thrown
  // A fault of the sandbox itself. It is told whole: whoever reads it is the one who can report it.
  return problem(500, "server_error", "Internal Server Error", { detail: String(thrown) })
}

function isProblem(thrown: unknown): thrown is Problem {
  return thrown instanceof Error && "reply" in thrown
}

/** Node leaves the body away where the request was `HEAD`. */
async function send(response: ServerResponse, reply: Reply): Promise<void> {
  const { body } = reply
  response.writeHead(reply.status, {
    ...crossOrigin,
    "cache-control": "no-store",
    "content-type": reply.type,
    ...(typeof body === "string" && { "content-length": Buffer.byteLength(body) }),
    ...inert,
    ...reply.headers,
  })
  if (typeof body === "string") response.end(body)
  else await stream(response, body)
}

async function stream(response: ServerResponse, body: Stream): Promise<void> {
  if (response.req.method === "HEAD") return void response.end()
  const gone = new AbortController()
  response.once("close", () => gone.abort())
  response.flushHeaders()
  await body((text) => response.write(text), gone.signal)
  response.end()
}
