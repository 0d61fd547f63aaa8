import { type CallOptions, reason, WalletError } from "@alidade/core"
import { randomToken, type WalletWindow } from "../channel/window.js"
import { converse, type WalletPage } from "../channel/window-messages.js"
import { intentError } from "./errors.js"
import type { IntentRequest, IntentResult } from "./intents/table.js"
import { PROTOCOL, type Reply, readHello, readReply, request } from "./wire.js"

/** Options of a request to Albedo in a window. */
export interface AskOptions extends CallOptions {
  /** The window with Albedo's confirmation page. It closes when the request ends. */
  opened: WalletWindow
  /** Time limit in ms, after which it rejects with `timeout`. Needed if no kit enforces a deadline. */
  ms?: number
  /** Called with Albedo's protocol version if it is newer than ours. */
  onNewer?: (protocol: number) => void
  /** Called after the request was sent. */
  onSent?: () => void
}

/** A connection to Albedo's page in a window or a frame. */
export type AlbedoPage = Pick<WalletPage, "next" | "post">

/** Waits for Albedo's confirmation page, sends a request, and returns the result. */
export function ask(intentRequest: IntentRequest, options: AskOptions): Promise<IntentResult> {
  const { opened, signal, ms, onNewer, onSent } = options
  return converse({ opened, product: "Albedo", signal, ms }, async (page) => {
    await awaitHello(page, onNewer)
    const reply = sendRequest(page, intentRequest)
    onSent?.()
    return resultOf(await reply)
  })
}

/** Waits until Albedo's page is ready (AL1). Throws `outdated` if it uses an older protocol. */
export async function awaitHello(
  page: Pick<WalletPage, "next">,
  onNewer?: (protocol: number) => void,
): Promise<void> {
  const { protocol } = await page.next(readHello)
  if (protocol < PROTOCOL) throw outdated(protocol)
  // A newer version still replies in the same format, and signatures are verified in any case.
  if (protocol > PROTOCOL) onNewer?.(protocol)
}

/** Sends a request to Albedo's page and waits for the reply. */
export function sendRequest(page: AlbedoPage, intentRequest: IntentRequest): Promise<Reply> {
  const id = randomToken()
  try {
    page.post(request(id, intentRequest))
  } catch (cause) {
    throw new WalletError(
      "bad-request",
      reason("notSendable", "The request contains values that cannot be sent to a wallet."),
      { cause },
    )
  }
  return page.next((data) => readReply(data, id, intentRequest.intent))
}

/** Returns the result of a reply, or throws the error that it reports. */
export function resultOf(reply: Reply): IntentResult {
  if ("result" in reply) return reply.result
  const { code, ...failed } = reply.failed
  throw intentError(code, failed)
}

function outdated(protocol: number): WalletError {
  return new WalletError(
    "outdated",
    reason(
      "albedoProtocol",
      "Albedo uses protocol version {actual}, but version {expected} is required. Its window was closed.",
      { actual: protocol, expected: PROTOCOL },
    ),
  )
}
