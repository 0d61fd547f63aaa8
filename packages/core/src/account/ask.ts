import { conversation } from "../contract/conversation.js"
import { WalletError } from "../contract/errors.js"
import { limits } from "../contract/limits.js"
import { reason } from "../contract/reason.js"
import { readText } from "../encoding/read-text.js"

/** The largest answer, in bytes: an account has at most a thousand entries of about 500 bytes. */
const LARGEST = 2_000_000

/** The answer of a server: JSON of any shape. */
export interface Answer {
  status: number
  json: unknown
}

/** GETs JSON, or POSTs a body. Throws `external` for any other answer, `timeout` after ten seconds, or `aborted`. */
export async function ask(url: string, signal?: AbortSignal, body?: object): Promise<Answer> {
  return conversation<Answer>({ ...(signal && { signal }), ms: limits.horizon }, async (call) => {
    const response = await fetch(url, {
      signal: call.signal,
      cache: "no-store",
      ...(body
        ? {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          }
        : { headers: { accept: "application/json" } }),
    }).catch((cause) => {
      throw unusable(url, cause)
    })
    const text = await readText(response, LARGEST, url)
    try {
      return { status: response.status, json: JSON.parse(text) }
    } catch (cause) {
      throw unusable(url, cause)
    }
  })
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
