import type { Sessions } from "./sessions.js"

/** A request of Node's `http`, as far as it is read here. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  method?: string | undefined
  url?: string | undefined
  headers: Readonly<Record<string, string | string[] | undefined>>
}

/** A response of Node's `http`, as far as it is written here. */
export interface NodeResponse {
  writeHead(status: number, headers: Record<string, string>): unknown
  end(body: string, sent: () => void): unknown
}

/**
 * A listener of Node's `http`, or a middleware of Express, for `handle` of `createSessions`. It must get the request
 * before anything else reads its body. The promise never rejects.
 */
export function nodeListener(
  handle: Sessions["handle"],
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const chunks = incoming[Symbol.asyncIterator]()
    const request = requestOf(incoming, chunks)
    const response = request ? await handle(request) : new Response(null, { status: 400 })
    const body = await response.text()
    outgoing.writeHead(response.status, Object.fromEntries(response.headers))
    // What is left of a body that was too long ends with its connection.
    outgoing.end(body, () => void chunks.return?.())
  }
}

/** The request as the web's own. Undefined if it can't be one. */
function requestOf(
  { method = "GET", url = "/", headers }: NodeRequest,
  chunks: AsyncIterator<Uint8Array>,
): Request | undefined {
  const hasBody = method !== "GET" && method !== "HEAD"
  try {
    return new Request(new URL(url, "http://localhost"), {
      method,
      headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
        // HTTP/2 has further fields, such as `:path`.
        typeof value === "string" && !name.startsWith(":") ? [[name, value]] : [],
      ),
      ...(hasBody && { body: streamOf(chunks), duplex: "half" }),
    } as RequestInit)
  } catch {
    return undefined
  }
}

/** A stream of the body, which is read no further than needed. */
function streamOf(chunks: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
