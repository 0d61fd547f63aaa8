import { type Answered, type Asked, requestType } from "./messages.js"

/** Who runs the network: a `Worker`, or the other end of a `MessagePort`. */
export type NetworkWorker = Pick<EventTarget, "addEventListener" | "removeEventListener"> & {
  postMessage(message: unknown, transfer: Transferable[]): void
}

/**
 * A `fetch` that a network in a worker answers (`serveNetwork`), without a server. An answer can be a stream, and
 * `signal` stops it. What it rejects with is what `fetch` does: a `TypeError` if there is no answer, also because the
 * worker failed, or the signal's reason. A worker that the page ended never answers.
 */
export function networkFetch(
  worker: NetworkWorker,
): (request: Request | URL | string, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    const asked: Asked = {
      type: requestType,
      url: request.url,
      method: request.method,
      headers: [...request.headers],
      body:
        request.method === "GET" || request.method === "HEAD" ? undefined : await request.text(),
    }
    signal.throwIfAborted()
    return new Promise((resolve, reject) => {
      const { port1: port, port2: theirs } = new MessageChannel()
      let stream: ReadableStreamDefaultController<Uint8Array> | undefined
      function fail(reason: unknown): void {
        port.postMessage("left")
        stream?.error(reason)
        reject(reason)
        finish()
      }
      const abort = () => fail(signal.reason)
      const crash = () => fail(new TypeError("the network's worker failed"))
      function finish(): void {
        port.close()
        signal.removeEventListener("abort", abort)
        worker.removeEventListener("error", crash)
      }
      signal.addEventListener("abort", abort)
      worker.addEventListener("error", crash)
      const body = () =>
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            stream = controller
          },
          cancel() {
            port.postMessage("left")
            finish()
          },
        })
      port.onmessage = ({ data }: MessageEvent<Answered>) => {
        switch (data.type) {
          case "head": {
            const headers = data.headers.map(([name, value]): [string, string] => [name, value])
            const hasBody = request.method !== "HEAD" && data.status !== 204
            return resolve(new Response(hasBody ? body() : null, { status: data.status, headers }))
          }
          case "piece":
            return stream?.enqueue(data.bytes)
          case "end":
            stream?.close()
            return finish()
          case "failure":
            return fail(new TypeError(data.message))
        }
      }
      worker.postMessage(asked, [theirs])
    })
  }
}
