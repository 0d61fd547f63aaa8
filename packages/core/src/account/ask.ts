import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { reason } from "../contract/reason.js"
import { readText } from "../encoding/read-text.js"

/** The largest answer, in bytes: an account has at most a thousand entries of about 500 bytes. */
const LARGEST = 2_000_000

/** How long a busy server is left alone if it does not say, and at most, in ms. */
const REST_MS = 30_000
const LONGEST_REST_MS = 600_000

/** Servers that said they were busy, and until when they are not asked, by `performance.now()`. */
const resting = new Map<string, number>()

/** The cause of an error if the server was too busy to look at the request. */
export const BUSY = "busy"

/** The answer of a server: JSON of any shape. */
export interface Answer {
  status: number
  json: unknown
}

/**
 * GETs JSON, or POSTs a body, as JSON or as a form. Throws `external` for any other answer, `timeout` after ten seconds, or `aborted`. A server
 * that answers 429, or 503 with `Retry-After`, is not asked again until then.
 */
export async function ask(url: string, signal?: AbortSignal, body?: object): Promise<Answer> {
  const { origin } = new URL(url)
  if ((resting.get(origin) ?? 0) > performance.now()) throw unusable(url, BUSY)
  resting.delete(origin)
  return conversation<Answer>({ ...(signal && { signal }), ms: limits.horizon }, async (call) => {
    const response = await fetch(url, {
      signal: call.signal,
      cache: "no-store",
      ...requestOf(body),
    }).catch((cause) => {
      throw unusable(url, cause)
    })
    noteRest(origin, response)
    const text = await readText(response, LARGEST, url)
    if (response.status === 429) throw unusable(url, BUSY)
    try {
      return { status: response.status, json: JSON.parse(text) }
    } catch (cause) {
      throw unusable(url, cause)
    }
  })
}

function requestOf(body: object | undefined): RequestInit {
  if (!body) return { headers: { accept: "application/json" } }
  if (body instanceof URLSearchParams) return { method: "POST", body }
  const headers = { "content-type": "application/json" }
  return { method: "POST", headers, body: JSON.stringify(body) }
}

function noteRest(origin: string, { status, headers }: Response): void {
  const wanted = headers.get("retry-after")
  if (status !== 429 && !(status === 503 && wanted)) return
  // It may also be a date, by a clock that is not ours.
  const seconds = wanted && /^\d{1,6}$/.test(wanted) ? Number(wanted) : REST_MS / 1000
  resting.set(origin, performance.now() + Math.min(seconds * 1000, LONGEST_REST_MS))
}

/** Calls a method of JSON-RPC, and returns its result. Throws as `ask`, and `external` for an error of the server. */
export async function callRpc(
  url: string,
  method: string,
  params: object | undefined,
  signal?: AbortSignal,
): Promise<unknown> {
  const { json } = await ask(url, signal, {
    jsonrpc: "2.0",
    id: 1,
    method,
    ...(params && { params }),
  })
  const result = (json as { result?: unknown } | null)?.result
  if (typeof result !== "object" || result === null) throw unusable(url)
  return result
}

/** The error of a server that did not answer, or not in the shape that it should. */
export function unusable(url: string, cause?: unknown): WalletError {
  return new WalletError(
    "external",
    reason("serverUnusable", "{server} gave no usable answer. Try again later.", {
      server: new URL(url).host,
    }),
    cause === undefined ? {} : { cause },
  )
}
