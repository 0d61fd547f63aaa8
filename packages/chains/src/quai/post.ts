import { WalletError } from "@alidade/core"
import { readText } from "@alidade/core/encoding"
import { QuaiError } from "./errors.js"
import { quaiLimits } from "./limits.js"
import { pause, within } from "./patience.js"

/**
 * Posts JSON to a node, and reads the JSON it answers. A node that is busy (HTTP 429) is asked again, after the seconds
 * or at the date that its `Retry-After` names, else after a random number of slots; all of it ends within 30 s.
 *
 * This stands in for the library's own fetch layer, which waits for an answer without end (its limit is looked at
 * between attempts only), takes the seconds of `Retry-After` for milliseconds, and sleeps past its limit.
 *
 * Throws `QuaiError` (`timeout`, `network-error`), `external` for another HTTP status and for a reply that is too long,
 * `bad-reply` for what is no JSON, `aborted`.
 */
export function post(url: string, body: string, outer?: AbortSignal): Promise<unknown> {
  const deadline = Date.now() + quaiLimits.timeout
  return within(quaiLimits.timeout, outer, async (signal) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(url, body, signal)
      if (response.status !== 429) return read(response)
      await response.body?.cancel()
      if (attempt === quaiLimits.attempts) throw busy(`asked ${attempt} times`)
      const wait = askedPause(response.headers.get("Retry-After")) ?? ownPause(attempt)
      if (Date.now() + wait > deadline) throw busy(`asks to be left alone for ${wait / 1000} s`)
      await pause(wait, signal)
    }
  })
}

async function send(url: string, body: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
      signal,
      // A node has no use for who asks, and none for sending the question elsewhere.
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      redirect: "error",
    })
  } catch (cause) {
    throw new QuaiError("network-error", { cause })
  }
}

async function read(response: Response): Promise<unknown> {
  if (!response.ok) {
    await response.body?.cancel()
    throw new WalletError("external", `The Quai node failed (HTTP ${response.status}).`)
  }
  const text = await readText(response, quaiLimits.replySize, "The Quai node").catch((cause) => {
    throw cause instanceof WalletError
      ? cause
      : new QuaiError("network-error", { words: "The Quai node's reply was cut off.", cause })
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new WalletError("bad-reply", "The Quai node's reply is no JSON.", { cause })
  }
}

/** The milliseconds of a `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3). */
function askedPause(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** Slots at random, at most twice as many after each attempt: those who were refused together do not return together. */
function ownPause(attempt: number): number {
  return quaiLimits.slot * Math.floor(Math.random() * 2 ** attempt)
}

function busy(how: string): WalletError {
  return new WalletError("external", `The Quai node is busy (HTTP 429): ${how}. Try again later.`)
}
