import { reason, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { parseUrl, readText, visibleText } from "@alidade/core/encoding"

/** How long a server may take to answer, in ms. */
const ANSWER_MS = 10_000

/** The largest answer of a sign-in server, in bytes: a challenge has at most a few kB, and so has a token. */
const LARGEST_ANSWER = 65_536

/** A request to a server: a GET, or with a body a POST. */
export interface ServerRequest {
  /** Maximum size of the answer. */
  maxBytes: number
  signal?: AbortSignal
  body?: URLSearchParams | JsonBody
}

/** A body as JSON. Cookies of the page's own server are sent and set. */
export interface JsonBody {
  json: object
}

/** A server's answer: its status and text. Throws `external` (no answer, or too long), `timeout`, or `aborted`. */
export function askServer(
  url: URL,
  { maxBytes, signal, body }: ServerRequest,
): Promise<{ ok: boolean; text: string }> {
  return conversation<{ ok: boolean; text: string }>(
    { ...(signal && { signal }), ms: ANSWER_MS },
    async (call) => {
      const options = { signal: call.signal, cache: "no-store", credentials: "omit" } as const
      const response = await fetch(url, { ...options, ...post(body) }).catch((cause) => {
        throw new WalletError(
          "external",
          reason("signInNoAnswer", "{server} can't be reached.", { server: url.host }),
          { cause },
        )
      })
      return { ok: response.ok, text: await readText(response, maxBytes, url.host) }
    },
  )
}

function post(body: ServerRequest["body"]): RequestInit {
  if (!body) return {}
  if (body instanceof URLSearchParams) return { method: "POST", body }
  return {
    method: "POST",
    body: JSON.stringify(body.json),
    headers: { "Content-Type": "application/json" },
    credentials: "same-origin",
  }
}

/** The fields of a server's JSON. Throws `external` with the server's own words if it refuses. */
export async function askForFields(
  url: URL,
  signal: AbortSignal | undefined,
  body?: ServerRequest["body"],
): Promise<Readonly<Record<string, unknown>>> {
  const { ok, text } = await askServer(url, {
    maxBytes: LARGEST_ANSWER,
    ...(signal && { signal }),
    ...(body && { body }),
  })
  let fields: Readonly<Record<string, unknown>> | null
  try {
    fields = JSON.parse(text)
  } catch {
    throw unexpected(url)
  }
  if (ok && typeof fields === "object" && fields !== null) return fields
  const words = fields?.error
  if (typeof words !== "string") throw unexpected(url)
  throw new WalletError(
    "external",
    reason("signInRefused", "{server} refused to sign you in: {answer}", {
      server: url.host,
      answer: { quote: visibleText(words, { max: 200 }) },
    }),
  )
}

/** The error for an answer that is not one of a sign-in. */
export function unexpected({ host }: URL): WalletError {
  return new WalletError(
    "external",
    reason("signInUnusable", "{server} gave no usable answer to the sign-in.", { server: host }),
  )
}

/** A URL that is encrypted or of this machine. Throws `bad-request`. */
export function secureUrl(text: string, base?: URL): URL {
  const url = parseUrl(text, base)
  const isLocal =
    url?.protocol === "http:" && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname)
  if (url && (url.protocol === "https:" || isLocal)) return url
  throw new WalletError(
    "bad-request",
    reason("signInAddress", "A sign-in server's address begins with https://, not {address}.", {
      address: { quote: text.slice(0, 100) },
    }),
  )
}
