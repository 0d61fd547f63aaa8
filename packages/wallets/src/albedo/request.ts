import { type CallOptions, WalletError } from "@alidade/core"
import { randomToken, type WalletWindow } from "../channel/window.js"
import { converse, type WalletPage } from "../channel/window-messages.js"
import { intentError } from "./errors.js"
import type { IntentRequest, IntentResult } from "./intents/table.js"
import { PROTOCOL, type Reply, readHello, readReply, request } from "./wire.js"

/** What a question to Albedo in a window carries. */
export interface AskOptions extends CallOptions {
  /** The window with Albedo's confirmation page, which is closed when the question has ended. */
  opened: WalletWindow
  /** Milliseconds until it ends with kind `timeout`, where no kit keeps the request's deadline. */
  ms?: number
  /** Called with Albedo's version of the protocol where that is newer than the one spoken here. */
  onNewer?: (protocol: number) => void
  /** Called when Albedo has been sent the request. */
  onAsked?: () => void
}

/** Where Albedo's page is, and can be spoken with: a window, or a frame. */
export type AlbedoPage = Pick<WalletPage, "next" | "post">

/** Asks on Albedo's confirmation page once it is up. */
export function ask(asked: IntentRequest, options: AskOptions): Promise<IntentResult> {
  const { opened, signal, ms, onNewer, onAsked } = options
  return converse({ opened, product: "Albedo", signal, ms }, async (page) => {
    await greet(page, onNewer)
    const reply = put(page, asked)
    onAsked?.()
    return resultOf(await reply)
  })
}

/** Waits until Albedo's page is up (AL1). Throws `outdated` where it speaks an older protocol. */
export async function greet(
  page: Pick<WalletPage, "next">,
  onNewer?: (protocol: number) => void,
): Promise<void> {
  const { protocol } = await page.next(readHello)
  if (protocol < PROTOCOL) throw outdated(protocol)
  // A newer one still answers as this one does, and what it signs is verified whatever it speaks.
  if (protocol > PROTOCOL) onNewer?.(protocol)
}

/** Puts a question to Albedo's page, and waits for the reply to it. */
export function put(page: AlbedoPage, asked: IntentRequest): Promise<Reply> {
  const id = randomToken()
  try {
    page.post(request(id, asked))
  } catch (cause) {
    throw new WalletError("bad-request", "What was asked cannot be sent to a wallet.", { cause })
  }
  return page.next((data) => readReply(data, id, asked.intent))
}

/** The result in a reply. Throws the error that it tells of. */
export function resultOf(reply: Reply): IntentResult {
  if ("result" in reply) return reply.result
  const { code, ...failed } = reply.failed
  throw intentError(code, failed)
}

function outdated(protocol: number): WalletError {
  return new WalletError(
    "outdated",
    `This Albedo speaks version ${protocol} of its protocol, and version ${PROTOCOL} is needed. Its window was closed.`,
  )
}
