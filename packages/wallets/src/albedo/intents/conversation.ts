import { type Ed25519Fallback, limits, reason, WalletError } from "@alidade/core"
import type { ConversationOptions } from "@alidade/core/conversation"
import { openFrame, type WalletFrame } from "../../channel/frame.js"
import { createQueue } from "../../queue.js"
import {
  type AlbedoPage,
  type AskOptions,
  ask,
  awaitHello,
  resultOf,
  sendRequest,
} from "../request.js"
import type { Reply } from "../wire.js"
import { readResult } from "./results.js"
import { findSession, forgetSession, type ImplicitSession } from "./sessions.js"
import type { IntentName, IntentRequest } from "./table.js"
import type { IntentResults } from "./types.js"

/** Options for a request and for reading its result. */
interface Options extends Pick<AskOptions, "signal" | "onNewer"> {
  ed25519?: Ed25519Fallback
}

/** Options for a request in the frame. */
interface FrameOptions extends Options {
  /** The URL of Albedo's site. */
  url: string
}

/** Sends a request to the window, where the user confirms it. */
export async function inWindow<N extends IntentName>(
  request: IntentRequest & { intent: N },
  options: Options & Pick<AskOptions, "opened">,
): Promise<IntentResults[N]> {
  let wasSent = false
  const onSent = (): void => {
    wasSent = true
  }
  try {
    const result = await ask(request, { ...options, onSent, ms: limits.sign })
    return await readResult(request, result, options.ed25519)
  } catch (error) {
    // The account settings never send a result: the user closes them.
    if (request.intent === "manage_account" && wasSent && isClosing(error)) {
      return readResult(request, {}, options.ed25519)
    }
    throw error
  }
}

/** Sends a request to the invisible frame. The session grants it without confirmation. */
export async function inFrame<N extends IntentName>(
  { intent, params }: IntentRequest & { intent: N },
  { pubkey, key: session }: ImplicitSession,
  options: FrameOptions,
): Promise<IntentResults[N]> {
  const question = { intent, params: { ...params, session } }
  const { signal } = options
  // While this request waited, an unanswered one may have removed the session, or the user may have granted a new one.
  const isCurrent = (): boolean => findSession(intent, pubkey)?.key === session
  const task = async (): Promise<Reply> => {
    if (!isCurrent()) throw new WalletError("timeout", noSession)
    return askFrame(question, options)
  }
  const reply = await enqueue(task, { signal }).catch((error) => {
    // Forget the session, so that a retry opens the window.
    if (WalletError.is(error) && error.kind === "timeout" && isCurrent()) forgetSession(pubkey)
    throw error
  })
  const result = await readResult({ intent, params }, resultOf(reply), options.ed25519)
  return { ...result, executed_implicitly: true }
}

/** Time limits for the frame's page to be ready and then to reply, in ms (AL7). */
const HELLO = 3_000
const ANSWER = 10_000

const noHello = reason(
  "albedoNoHello",
  "Can't reach Albedo without a window: the browser may block its storage. Try again with a click.",
)
const noSession = reason(
  "albedoNoSession",
  "The Albedo session has ended, so no request was sent. Try again with a click, which opens its window.",
)
const noAnswer = reason(
  "albedoNoAnswer",
  "Albedo gave no answer without a window, and may still carry it out. Try again with a click.",
)

/** One request at a time: a canceled request removes the frame, and no kit queues intents. */
const enqueue = createQueue()

/** Open frames by the URL of their site. Later requests reuse a frame. */
const frames = new Map<string, WalletFrame>()

/** Sends a request to the frame. Keeps the frame after a reply and removes it otherwise. */
async function askFrame(
  request: IntentRequest,
  { url, signal, onNewer }: FrameOptions,
): Promise<Reply> {
  const existing = frames.get(url)
  const frame = existing?.isAttached ? existing : openFrame(url, "Albedo")
  const page = (limit: ConversationOptions): AlbedoPage => ({
    post: frame.post,
    next: (read) => frame.next(read, { signal, ...limit }),
  })
  try {
    if (frame !== existing) await awaitHello(page({ ms: HELLO, late: noHello }), onNewer)
    const reply = await sendRequest(page({ ms: ANSWER, late: noAnswer }), request)
    frames.set(url, frame)
    return reply
  } catch (error) {
    frame.remove()
    frames.delete(url)
    throw error
  }
}

function isClosing(error: unknown): boolean {
  return WalletError.is(error) && ["popup-closed", "rejected"].includes(error.kind)
}
