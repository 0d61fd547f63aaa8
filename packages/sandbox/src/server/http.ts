import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import {
  type Handler,
  type Problem,
  problem,
  type Reply,
  type Request,
  type Stream,
} from "@alidade/network/http"
import { httpLimits } from "./limits.js"
import { isLocalHost } from "./loopback.js"

const METHODS = "GET, HEAD, POST, DELETE, OPTIONS"

/** Any page may send requests, as on the public networks. There are no secrets and no logins here. */
const crossOrigin = {
  "access-control-allow-origin": "*",
  "access-control-expose-headers": "Date",
}

/** Default headers: replies run no code, and no page may frame them. Served pages allow what they need. */
const inert = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
}

/** Serves HTTP with a handler. It also handles foreign host names, preflights, limits, HEAD, and failures. */
export function respond(handler: Handler): RequestListener {
  return (incoming, response) => {
    if (!isLocalHost(incoming)) return void send(response, misdirected().reply)
    if (incoming.method === "OPTIONS") return preflight(incoming, response)
    readBody(incoming)
      .then((body) => handler(requestOf(incoming, body)))
      .catch((thrown: unknown) => problemOf(thrown).reply)
      .then((reply) => send(response, reply))
      // The connection broke during the request or the reply, so nobody can receive an error.
      .catch(() => response.destroy())
  }
}

function misdirected(): Problem {
  return problem(421, "misdirected_request", "Misdirected Request", {
    detail: "The sandbox responds only as localhost, 127.0.0.1, or [::1].",
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

/** Reads the whole body but keeps only up to the limit, so that a client that sends too much still gets a reply. */
async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= httpLimits.bodyBytes) chunks.push(chunk)
  }
  if (size > httpLimits.bodyBytes)
    throw problem(413, "request_too_large", "Request Too Large", {
      detail: `A request body may have at most ${httpLimits.bodyBytes} bytes.`,
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
    accept: (incoming.headers.accept ?? "*/*").toLowerCase(),
    lastEventId: String(incoming.headers["last-event-id"] ?? ""),
    contentType: contentType.trim().toLowerCase(),
    body,
  }
}

function urlOf(target: string): Pick<Request, "path" | "query"> {
  try {
    // Without this, a path that begins with two slashes would be parsed as another host.
    const { pathname, searchParams } = new URL(target.replace(/^\/+/, "/"), "http://localhost")
    return {
      path: pathname.split("/").filter(Boolean).map(decodeURIComponent),
      query: searchParams,
    }
  } catch {
    throw problem(400, "bad_request", "Bad Request", {
      detail: "The path has an invalid encoding.",
    })
  }
}

function problemOf(thrown: unknown): Problem {
  if (isProblem(thrown)) return thrown
  // A bug of the sandbox. The reply contains the whole error, so that the reader can report it.
  return problem(500, "server_error", "Internal Server Error", { detail: String(thrown) })
}

function isProblem(thrown: unknown): thrown is Problem {
  return thrown instanceof Error && "reply" in thrown
}

/** Sends a reply. Node omits the body for `HEAD`. */
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
