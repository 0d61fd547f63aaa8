import { WalletError } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import { readText } from "@alidade/core/encoding"
import { isText, unreadable } from "../values.js"
import { type HotReply, MAX_REPLY, readRelayed } from "./wire.js"

/** How long one call may take, in ms: longer, and a person had better be told, or the relay asked again. */
const CALL = 15_000

/** The relay has no use for who reads, and must not answer with what it said before. */
const asStranger: RequestInit = {
  credentials: "omit",
  referrerPolicy: "no-referrer",
  cache: "no-store",
}

/**
 * Stores a request on the relay (HO2). `address` is the relay's, and the request's id. Throws `external`: the relay's own
 * text where its reply is not OK; and `timeout`.
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

/** The response, where the relay has it already (HO4): a call that fails means not yet. Throws `bad-reply`. */
export async function readResponse(
  address: string,
  signal: AbortSignal,
): Promise<HotReply | undefined> {
  const text = await call(`${address}/response`, {}, signal, textOf).catch(() => "")
  const reply = readRelayed(text)
  return reply === false ? unreadable("HOT") : reply
}

/** Takes a request off the relay, without waiting for that: also from a page that is being left. */
export function withdrawRequest(address: string): void {
  const init: RequestInit = { ...asStranger, method: "DELETE", keepalive: true }
  // Nobody waits for it, and the relay forgets by itself in the end.
  fetch(address, init).catch(() => {})
}

function call<Read>(
  address: string,
  init: RequestInit,
  signal: AbortSignal,
  read: (response: Response) => Promise<Read>,
): Promise<Read> {
  const patience = { signal, ms: CALL, late: "HOT's relay did not answer. Try again." }
  return conversation<Read>(patience, ({ signal: given }) =>
    fetch(address, { ...asStranger, ...init, signal: given })
      .then(async (response) => {
        if (!response.ok) throw await refused(response)
        return read(response)
      })
      .catch((cause) => {
        throw WalletError.is(cause) ? cause : unreachable(cause)
      }),
  )
}

/** The text of a reply. */
const textOf = (response: Response): Promise<string> => readText(response, MAX_REPLY, "HOT's relay")

/** In the relay's own words, where they are fit to be shown: a proxy's page of HTML is not. */
async function refused(response: Response): Promise<WalletError> {
  const text = (await textOf(response)).trim()
  const isFit = isText(text) && !text.startsWith("<")
  const words = isFit ? text : `HOT's relay failed (${response.status}). Try again later.`
  return new WalletError("external", words, { cause: text })
}

function unreachable(cause: unknown): WalletError {
  return new WalletError("external", "HOT's relay cannot be reached. Are you online?", { cause })
}
