import { type Ed25519Fallback, limits, WalletError } from "@alidade/core"
import type { ConversationOptions } from "@alidade/core/conversation"
import { openFrame, type WalletFrame } from "../../channel/frame.js"
import { createQueue } from "../../queue.js"
import { type AlbedoPage, type AskOptions, ask, greet, put, resultOf } from "../request.js"
import type { Reply } from "../wire.js"
import { readResult } from "./results.js"
import { findSession, forgetSession, type ImplicitSession } from "./sessions.js"
import type { IntentName, IntentRequest } from "./table.js"
import type { IntentResults } from "./types.js"

/** How a question is put, and its result read. */
interface Options extends Pick<AskOptions, "signal" | "onNewer"> {
  ed25519?: Ed25519Fallback
}

/** How a question is put in the frame. */
interface FrameOptions extends Options {
  /** The address of Albedo's site. */
  url: string
}

/** Asks the person, in the window. */
export async function inWindow<N extends IntentName>(
  asked: IntentRequest & { intent: N },
  options: Options & Pick<AskOptions, "opened">,
): Promise<IntentResults[N]> {
  let wasAsked = false
  const onAsked = (): void => {
    wasAsked = true
  }
  try {
    const result = await ask(asked, { ...options, onAsked, ms: limits.sign })
    return await readResult(asked, result, options.ed25519)
  } catch (error) {
    // The account's settings have no answer: the person closes them.
    if (asked.intent === "manage_account" && wasAsked && isClosing(error)) {
      return readResult(asked, {}, options.ed25519)
    }
    throw error
  }
}

/** Asks without a window, in a session that grants it: nobody is asked. */
export async function inFrame<N extends IntentName>(
  { intent, params }: IntentRequest & { intent: N },
  { pubkey, key: session }: ImplicitSession,
  options: FrameOptions,
): Promise<IntentResults[N]> {
  const question = { intent, params: { ...params, session } }
  const { signal } = options
  // While this waited another may have been granted, or it may have been forgotten: by a request that was not answered.
  const stands = (): boolean => findSession(intent, pubkey)?.key === session
  const task = async (): Promise<Reply> => {
    if (!stands()) throw new WalletError("timeout", noSession)
    return askFrame(question, options)
  }
  const reply = await inTurn(task, { signal }).catch((error) => {
    // Asked again, in a click, it shall go through a window.
    if (WalletError.is(error) && error.kind === "timeout" && stands()) forgetSession(pubkey)
    throw error
  })
  const result = await readResult({ intent, params }, resultOf(reply), options.ed25519)
  return { ...result, executed_implicitly: true }
}

/** How long the frame's page is given to come up, and then to answer, in ms (AL7). */
const HELLO = 3_000
const ANSWER = 10_000

const ASK_AGAIN = "Ask again with a click, which opens its window."
const noHello = `Albedo cannot be reached without a window: this browser may keep storage from it. ${ASK_AGAIN}`
const noSession = `Albedo was not asked: the session in which it would not have asked you has ended. ${ASK_AGAIN}`
const noAnswer = `Albedo did not answer without a window. It may have forgotten that it was allowed to, or it may still do what was asked. ${ASK_AGAIN}`

/** One request at a time: one that is given up takes the frame with it, and no kit stands behind an intent. */
const inTurn = createQueue()

/** The frames that stand, by the address of their site: one is kept, and shared by all requests that follow. */
const frames = new Map<string, WalletFrame>()

/** Asks in the frame. It stays when it has answered, and is gone when it has not. */
async function askFrame(
  asked: IntentRequest,
  { url, signal, onNewer }: FrameOptions,
): Promise<Reply> {
  const kept = frames.get(url)
  const frame = kept?.isAttached ? kept : openFrame(url, "Albedo")
  const page = (patience: ConversationOptions): AlbedoPage => ({
    post: frame.post,
    next: (read) => frame.next(read, { signal, ...patience }),
  })
  try {
    if (frame !== kept) await greet(page({ ms: HELLO, late: noHello }), onNewer)
    const reply = await put(page({ ms: ANSWER, late: noAnswer }), asked)
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
