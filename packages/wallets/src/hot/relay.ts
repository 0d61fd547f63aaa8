import { reason, WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { readText } from "@alidade/core/encoding"
import { isText, unreadable } from "../values.js"
import { type HotReply, MAX_REPLY, readRelayed } from "./wire.js"

/** Time limit of one call to the relay, in ms. After it, the user sees an error or the next poll starts. */
const CALL = 15_000

/** The relay needs neither cookies nor a referrer, and a cached response would be out of date. */
const anonymous: RequestInit = {
  credentials: "omit",
  referrerPolicy: "no-referrer",
  cache: "no-store",
}

/**
 * Stores a request on the relay (HO2). `address` is the relay's address followed by the request's id. Throws `external`
 * with the relay's own text if its reply is not OK, and `timeout`.
 */
export async function storeRequest(
  address: string,
  query: string,
  signal: AbortSignal,
): Promise<void> {
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: query }),
  }
  await call(`${address}/request`, init, signal, async () => undefined)
}

/** The response, if the relay has it (HO4). A failed call counts as "not yet". Throws `bad-reply`. */
export async function readResponse(
  address: string,
  signal: AbortSignal,
): Promise<HotReply | undefined> {
  const text = await call(`${address}/response`, {}, signal, textOf).catch(() => "")
  const reply = readRelayed(text)
  return reply === false ? unreadable("HOT") : reply
}

/** Deletes a request from the relay without waiting for the result. Works while the page unloads. */
export function withdrawRequest(address: string): void {
  const init: RequestInit = { ...anonymous, method: "DELETE", keepalive: true }
  // Failures are ignored: the relay expires requests by itself.
  fetch(address, init).catch(() => {})
}

function call<Read>(
  address: string,
  init: RequestInit,
  signal: AbortSignal,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  const limit = {
    signal,
    ms: CALL,
    late: reason("hotSilent", "HOT's connection service did not respond. Try again."),
  }
  return conversation<Read>(limit, ({ signal: given }) =>
    fetch(address, { ...anonymous, ...init, signal: given })
      .then(async (response) => {
        if (!response.ok) throw await refusalOf(response)
        return read(response)
      })
      .catch((cause) => {
        throw WalletError.is(cause) ? cause : unreachableRelay(cause)
      }),
  )
}

const textOf = (response: Response): Promise<string> =>
  readText(response, MAX_REPLY, reason("hotRelay", "HOT's relay"))

/** Uses the relay's own text if it can be shown; a proxy's HTML page cannot. */
async function refusalOf(response: Response): Promise<WalletError> {
  const text = (await textOf(response)).trim()
  const isFit = isText(text) && !text.startsWith("<")
  const words = isFit
    ? text
    : reason("hotFailed", "HOT's connection service failed ({reason}). Try again later.", {
        reason: response.status,
      })
  return new WalletError("external", words, { cause: text })
}

function unreachableRelay(cause: unknown): WalletError {
  return new WalletError(
    "external",
    reason("hotOffline", "Can't reach HOT's connection service. Check your connection."),
    { cause },
  )
}
