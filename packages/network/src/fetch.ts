import { type Problem, problem } from "./http/problem.js"
import type { Reply, Stream } from "./http/reply.js"
import type { Handler, Request as Parsed } from "./http/request.js"

/** Answers a request of the Fetch standard with a handler: in a page's worker, in a service worker, or in a test. */
export async function answer(handler: Handler, request: Request): Promise<Response> {
  const reply = await Promise.resolve()
    .then(async () => handler(await parse(request)))
    .catch((thrown: unknown) => problemOf(thrown).reply)
  const headers = { "content-type": reply.type, "cache-control": "no-store", ...reply.headers }
  const body = request.method === "HEAD" ? null : bodyOf(reply)
  return new Response(body, { status: reply.status, headers })
}

async function parse(request: Request): Promise<Parsed> {
  const { pathname, searchParams } = new URL(request.url)
  const [contentType = ""] = (request.headers.get("content-type") ?? "").split(";")
  return {
    method: request.method === "HEAD" ? "GET" : request.method,
    path: partsOf(pathname),
    query: searchParams,
    origin: request.headers.get("origin") ?? undefined,
    contentType: contentType.trim().toLowerCase(),
    body: await request.text(),
    accept: (request.headers.get("accept") ?? "*/*").toLowerCase(),
    lastEventId: request.headers.get("last-event-id") ?? "",
  }
}

function partsOf(path: string): string[] {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent)
  } catch {
    throw problem(400, "bad_request", "Bad Request", {
      detail: "The path has an invalid encoding.",
    })
  }
}

function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Error && "reply" in thrown) return thrown as Problem
  return problem(500, "server_error", "Internal Server Error", { detail: String(thrown) })
}

function bodyOf({ body }: Reply): string | ReadableStream<Uint8Array> {
  return typeof body === "string" ? body : streamOf(body)
}

/** A stream ends when its reader leaves. */
function streamOf(body: Stream): ReadableStream<Uint8Array> {
  const gone = new AbortController()
  return new ReadableStream({
    start(controller) {
      const write = (text: string) => controller.enqueue(new TextEncoder().encode(text))
      body(write, gone.signal).then(
        () => gone.signal.aborted || controller.close(),
        (thrown: unknown) => controller.error(thrown),
      )
    },
    cancel: () => gone.abort(),
  })
}
