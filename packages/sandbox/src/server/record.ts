import type { Handler, Reply } from "@alidade/network/http"
import type { LocalModel } from "../wallet/model.js"
import type { LogEntry } from "../wallet/state.js"

/** A message between a page and a wallet, or a request to a service of the sandbox. */
export type Recorded = RecordedMessage | RecordedRequest

/** A message between a page and a wallet. */
export interface RecordedMessage extends LogEntry {
  readonly kind: "message"
  /** The wallet's name, such as `freighter`. */
  readonly wallet: string
}

/** A request to a network, a relay, or another service of the sandbox. */
export interface RecordedRequest {
  readonly kind: "request"
  /** ms since the epoch, when it arrived. */
  readonly at: number
  readonly method: string
  /** The path with its query. */
  readonly path: string
  /** The origin of the page that sent it; missing if no page did. */
  readonly origin?: string
  readonly body: string
  readonly status: number
  /** The body of the reply; missing for a stream. */
  readonly reply?: string
}

/** Takes each message and request, in order. */
export type Recorder = (entry: Recorded) => void

/** Paths that only control the sandbox or serve its own pages: the messages of wallets are recorded by themselves. */
const own: ReadonlySet<string> = new Set(["wallets", "sandbox"])

/** Records the requests of a handler with their replies. */
export function recordRequests(handler: Handler, record: Recorder): Handler {
  return async (request) => {
    const at = Date.now()
    const { method, path, query, origin, body } = request
    const keep = ({ status, body: reply }: Reply): void =>
      record({
        kind: "request",
        at,
        method,
        path: `/${path.join("/")}${query.size > 0 ? `?${query}` : ""}`,
        ...(origin !== undefined && { origin }),
        body,
        status,
        ...(typeof reply === "string" && { reply }),
      })
    if (own.has(path[0] ?? "")) return handler(request)
    try {
      const reply = await handler(request)
      keep(reply)
      return reply
    } catch (thrown) {
      if (thrown instanceof Error && "reply" in thrown) keep(thrown.reply as Reply)
      throw thrown
    }
  }
}

/** Records the messages of a wallet from now on. */
export function recordMessages(wallet: string, model: LocalModel, record: Recorder): void {
  let last = model.getState().log.at(-1)
  model.subscribe(() => {
    const { log } = model.getState()
    // The log keeps only the latest entries, and a reset clears it.
    const fresh = log.slice(last ? log.lastIndexOf(last) + 1 : 0)
    last = log.at(-1)
    for (const entry of fresh) record({ kind: "message", wallet, ...entry })
  })
}
