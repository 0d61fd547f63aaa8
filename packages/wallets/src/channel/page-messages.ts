import { limits, WalletError } from "@alidade/core"
import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { type ExtensionPage, onReturn, pageOf, type WalletProbe } from "../page.js"
import { own } from "../values.js"

/** A message to a wallet whose content script listens in the page, and how its reply is known. */
export interface PageQuestion<Reply> {
  /** What is posted. It carries an id, see `newId`. */
  message: object
  /** Where it is posted and its reply heard; the window where absent. */
  page?: ExtensionPage | undefined
  /** Shape: whether this data, which anyone may have posted, is a reply of that wallet. */
  isReply(data: unknown): data is Reply
  /** Id: whether it answers this very message. */
  answers(reply: Reply): boolean
}

/** An id for a message: 53 random bits, as a number, because wallets whose own packages use one expect it. */
export function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 21) * 2 ** 32 + low
}

/** Posts a message in a page, for the page's own origin alone. Throws `bad-request` when it cannot be copied. */
export function post(message: object, page: ExtensionPage = window): void {
  try {
    page.postMessage(message, window.location.origin)
  } catch (cause) {
    throw new WalletError("bad-request", "What was asked cannot be sent to a wallet.", { cause })
  }
}

/**
 * Calls back for each reply to a question; everything else is ignored, silently. Returns how to stop.
 *
 * The source is checked first: a frame, a popup or the opener cannot pass for the page's own window, and whatever
 * else they post is not even looked at. What the page's own scripts post cannot be told from a wallet's content
 * script by anyone: hence the kit verifies what was signed.
 */
export function listen<Reply>(
  { page = window, isReply, answers }: PageQuestion<Reply>,
  heard: (reply: Reply) => void,
): () => void {
  const { origin } = window.location
  const hear = ({ source, data, origin: from }: MessageEvent<unknown>): void => {
    if (source === window && isReply(data) && answers(data) && from === origin) heard(data)
  }
  page.addEventListener("message", hear)
  return () => page.removeEventListener("message", hear)
}

/**
 * Posts a question and resolves to its reply. Rejects with a `WalletError` of kind `aborted`, `timeout` or
 * `bad-request`; listener and timer are gone when it settles.
 */
export function ask<Reply>(
  question: PageQuestion<Reply>,
  patience: ConversationOptions,
): Promise<Reply> {
  return conversation(patience, ({ answer, undo }) => {
    undo(listen(question, answer))
    post(question.message, question.page)
  })
}

/**
 * Asks until a wallet's content script answers: now, and when the person comes back to the page. A cold browser's first
 * answer takes more than a second, so the ear stays open in between. Returns how to stop.
 */
export function onFirstReply<Reply>(hello: PageQuestion<Reply>, arrived: () => void): () => void {
  const again = (): void => post(hello.message, hello.page)
  const stopListening = listen(hello, () => {
    stop()
    arrived()
  })
  const stopReturning = onReturn(again)
  const stop = (): void => {
    stopListening()
    stopReturning()
  }
  again()
  return stop
}

/** A reply of which nothing but the envelope has been looked at. The wallets spell `messagedId` so. */
export interface ExtensionReply {
  source: string
  messagedId: unknown
}

/** What the content script answers when it could not reach its extension. */
export const SENDING_FAILED = "Unable to send message to extension"

/** A request in the envelope that these two wallets share, ready to be posted, and how its reply is known. */
export function extensionQuestion(
  wallet: "FREIGHTER" | "LOBSTR",
  request: { type: string },
): PageQuestion<ExtensionReply> {
  const messageId = newId()
  const response = `${wallet}_EXTERNAL_MSG_RESPONSE`
  return {
    page: pageOf(wallet.toLowerCase()),
    message: { source: `${wallet}_EXTERNAL_MSG_REQUEST`, messageId, ...request },
    isReply: (data): data is ExtensionReply =>
      own(data, "source") === response && Object.hasOwn(data as object, "messagedId"),
    answers: ({ messagedId }) => messagedId === messageId,
  }
}

/**
 * Probes for a content script where `canAsk`. Any answer means that the wallet is there, even one that says that the page
 * must be reloaded.
 */
export function probePage(
  hello: () => PageQuestion<ExtensionReply>,
  canAsk: () => boolean,
): WalletProbe {
  return {
    isAvailable: async ({ signal } = {}) =>
      canAsk() &&
      ask(hello(), { signal, ms: limits.read }).then(
        () => true,
        () => false,
      ),
    onArrival: (arrived) => (canAsk() ? onFirstReply(hello(), arrived) : () => {}),
  }
}

/** How long the extension has to wake up and answer, in ms: a sleeping worker takes 0.2 s, a cold browser 1.2 s. */
const WAKING = 2_000

/**
 * The error for a content script that could not reach its extension (FR3, LO2). It is asked once more whether the
 * extension is there: after its worker has died the next question is answered, so that asking again helps (kind
 * `internal`); switched off or updated under the page it never answers again (kind `page-stale`).
 */
export async function lostExtension(
  product: string,
  hello: PageQuestion<ExtensionReply>,
  signal: AbortSignal | undefined,
): Promise<WalletError> {
  const answered = await ask(hello, { signal, ms: WAKING }).then(
    (reply) => own(reply, "isConnected") === true,
    (error) => {
      if (signal?.aborted) throw error
      return false
    },
  )
  return answered
    ? new WalletError("internal", `${product} stopped before it answered. Ask again.`, {
        cause: SENDING_FAILED,
      })
    : new WalletError("page-stale", `${product} was switched off or updated. Reload this page.`, {
        cause: SENDING_FAILED,
      })
}

/** Whether the extension only stopped for a moment: what opens no window is asked again then. */
export function hasStopped(error: unknown): boolean {
  return WalletError.is(error) && error.kind === "internal" && error.cause === SENDING_FAILED
}
