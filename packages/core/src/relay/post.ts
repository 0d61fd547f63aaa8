import { fieldsOf } from "../account/guards.js"
import { conversation } from "../contract/conversation.js"
import { abortError, WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { readText } from "../encoding/read-text.js"
import { refusalOf } from "./refusal.js"
import { relayerHost } from "./relayer-host.js"
import type { Relayer } from "./types.js"

/** The plugin waits up to 30 s for a ledger, if it is not configured otherwise. */
const WAIT_MS = 45_000

/** The most bytes of an answer: it may contain the plugin's logs. */
const LARGEST = 200_000

/** What a relayer answers. `hash` is hex and not checked. */
export interface Answer {
  /** The transaction that it names. */
  hash?: string | undefined
  /** Its own id of a transaction that has no hash yet. */
  id?: string | undefined
  /**
   * Why it says that the call is not on its way: `refused` before it made a transaction, `failed` after, `silent` if it
   * gave no answer of use, so that nothing is known.
   */
  failure?: { kind: "refused" | "failed" | "silent"; error: WalletError } | undefined
}

/** POSTs parameters to a relayer. Rejects only if the signal aborts. */
export async function post(
  relayer: Relayer,
  params: object,
  lastLedger: number,
  signal: AbortSignal | undefined,
): Promise<Answer> {
  try {
    const reply = await exchange(relayer, params, signal)
    return answerOf(reply, relayer, lastLedger)
  } catch (cause) {
    if (signal?.aborted) throw abortError(signal)
    return { failure: { kind: "silent", error: noAnswer(relayer, lastLedger, cause) } }
  }
}

interface Reply {
  status: number
  success: unknown
  data: Readonly<Record<string, unknown>>
  error: unknown
}

function exchange(
  { url, headers }: Relayer,
  params: object,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  return conversation({ ...(signal && { signal }), ms: WAIT_MS }, async (call) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify({ params }),
      cache: "no-store",
      signal: call.signal,
    })
    const text = await readText(response, LARGEST, url)
    const { success, data, error } = fieldsOf(JSON.parse(text))
    return { status: response.status, success, data: fieldsOf(data), error }
  })
}

function answerOf(
  { status, success, data, error }: Reply,
  relayer: Relayer,
  lastLedger: number,
): Answer {
  const details = fieldsOf(data.details)
  const refused = { status, details, words: error, relayer, lastLedger }
  const { code } = data
  if (success === true) {
    const known = { hash: hashOf(data.hash), id: idOf(data.transactionId) }
    if (data.status === "failed" || data.status === "expired" || data.status === "canceled") {
      const failed = refusalOf({ ...refused, code: "ONCHAIN_FAILED", words: data.status })
      return { ...known, failure: { kind: "failed", error: failed } }
    }
    if (known.hash || known.id) return known
    throw new TypeError("neither a hash nor an id")
  }
  if (success !== false) throw new TypeError("no reply of the plugin")
  const known = { hash: hashOf(details.hash), id: idOf(details.id) }
  // The transaction may still get into a ledger.
  if (code === "WAIT_TIMEOUT" && (known.hash || known.id)) return known
  const kind = code === "ONCHAIN_FAILED" ? "failed" : "refused"
  return { ...known, failure: { kind, error: refusalOf({ ...refused, code }) } }
}

function hashOf(value: unknown): string | undefined {
  return typeof value === "string" && /^[0-9a-f]{64}$/i.test(value)
    ? value.toLowerCase()
    : undefined
}

function idOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" && value.length <= 200 ? value : undefined
}

function noAnswer(relayer: Relayer, ledger: number, cause: unknown): WalletError {
  return new WalletError(
    "timeout",
    reason(
      "relayNoAnswer",
      "{relayer} gave no usable answer. The call may still be carried out until ledger {ledger}. Sending again is safe.",
      { relayer: relayerHost(relayer), ledger },
    ),
    { cause },
  )
}
