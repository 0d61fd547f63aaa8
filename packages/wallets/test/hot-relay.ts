import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

/** One call that the relay received. */
export interface Call {
  method: string
  path: string
  body: string
}

/** Answers one call differently from a healthy relay. */
export type Fault = (response: ServerResponse) => void

/** A relay over real HTTP that a test controls. */
export interface TestRelay {
  url: string
  calls: Call[]
  /** Replies to all calls of a method while they are set. Other methods get a healthy relay's reply. */
  faults: { POST?: Fault; GET?: Fault; DELETE?: Fault }
  /** Resolves to the nth call of a method once it has arrived. */
  call(method: string, nth?: number): Promise<Call>
  count(method: string): number
  /** Stores the wallet's response for the next poll. */
  respond(data: unknown): void
  close(): Promise<void>
}

/** Starts a relay on a free port. */
export async function startRelay(): Promise<TestRelay> {
  const calls: Call[] = []
  const waiting = new Set<() => void>()
  let held: unknown = null

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ""
    for await (const chunk of request) body += chunk
    const method = request.method ?? ""
    calls.push({ method, path: request.url ?? "", body })
    for (const look of waiting) look()
    const fault = relay.faults[method as "GET"]
    if (fault) return fault(response)
    response.setHeader("Content-Type", "application/json")
    response.end(JSON.stringify(method === "GET" ? { data: held } : {}))
  }

  // A client may cut a call off; that is not a failure of the relay.
  const server = createServer((request, response) => void answer(request, response).catch(() => {}))
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const of = (method: string): Call[] => calls.filter((call) => call.method === method)

  const relay: TestRelay = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    faults: {},
    call: (method, nth = 1) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = of(method)[nth - 1]
          if (!found) return
          waiting.delete(look)
          resolve(found)
        }
        waiting.add(look)
        look()
      }),
    count: (method) => of(method).length,
    respond(data) {
      held = data
    },
    close() {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
  return relay
}
