import { WalletError } from "@alidade/core"
import { readText } from "@alidade/core/encoding"
import { QuaiError } from "./errors.js"
import { quaiLimits } from "./limits.js"
import { pause, within } from "./patience.js"

/**
 * Posts JSON to a node and reads its JSON reply. A busy node (HTTP 429) is retried after the seconds or at the date of
 * its `Retry-After`, else after a random number of slots. Everything ends within 30 s.
 *
 * This replaces the library's own fetch layer, which waits forever for a reply (it checks its limit only between
 * attempts), takes the seconds of `Retry-After` for milliseconds, and sleeps past its limit.
 *
 * Throws `QuaiError` (`timeout`, `network-error`), `external` for another HTTP status and for a reply that is too long,
 * `bad-reply` for invalid JSON, `aborted`.
 */
export function post(url: string, body: string, outer?: AbortSignal): Promise<unknown> {
  const deadline = Date.now() + quaiLimits.timeout
  return within(quaiLimits.timeout, outer, async (signal) => {
    for (let attempt = 1; ; attempt++) {
      const response = await send(url, body, signal)
      if (response.status !== 429) return read(response)
      await response.body?.cancel()
      if (attempt === quaiLimits.attempts) throw busy(`asked ${attempt} times`)
      const wait = requestedPause(response.headers.get("Retry-After")) ?? randomPause(attempt)
      if (Date.now() + wait > deadline) throw busy(`it asks for a pause of ${wait / 1000} s`)
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
      // A node does not need the page's identity, and must not redirect the request.
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
      : new QuaiError("network-error", { words: "The Quai node's reply was incomplete.", cause })
  })
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new WalletError("bad-reply", "The Quai node's reply is not JSON.", { cause })
  }
}

/** The milliseconds of a `Retry-After`: seconds, or a date (RFC 9110, section 10.2.3). */
function requestedPause(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d+$/.test(header)) return Number(header) * 1000
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}

/** A random number of slots, at most doubling each time, so that clients rejected together do not return together. */
function randomPause(attempt: number): number {
  return quaiLimits.slot * Math.floor(Math.random() * 2 ** attempt)
}

function busy(how: string): WalletError {
  return new WalletError("external", `The Quai node is busy (HTTP 429): ${how}. Try again later.`)
}
