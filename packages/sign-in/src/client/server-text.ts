import { reason, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { readText } from "@alidade/core/encoding"

/** How long a server may take to answer, in ms. */
const ANSWER_MS = 10_000

/** A request to a server: a GET, or with a body a POST. */
export interface ServerRequest {
  /** Maximum size of the answer. */
  maxBytes: number
  signal?: AbortSignal
  body?: URLSearchParams
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
      const response = await fetch(
        url,
        body ? { ...options, method: "POST", body } : options,
      ).catch((cause) => {
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

/** A URL that is encrypted or of this machine. Throws `bad-request`. */
export function secureUrl(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
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
