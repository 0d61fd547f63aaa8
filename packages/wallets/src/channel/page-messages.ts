import { limits, reason, WalletError } from "@alidade/core"
import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { own } from "../own.js"
import { type ExtensionPage, onReturn, pageOf, type WalletProbe } from "../page.js"

/** A message to a wallet's content script, and the checks that recognize its reply. */
export interface PageQuestion<Reply> {
  /** The message to post. It contains an id, see `newId`. */
  message: object
  /** Where to post it and listen for the reply. Default: the window. */
  page?: ExtensionPage | undefined
  /** Checks the shape: whether this untrusted data is a reply of that wallet. */
  isReply(data: unknown): data is Reply
  /** Checks the id: whether the reply answers this message. */
  answers(reply: Reply): boolean
}

/** Creates a message id: a number with 53 random bits, because the wallets' own packages use numbers. */
export function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 21) * 2 ** 32 + low
}

/** Posts a message to the page's own origin. Throws `bad-request` if it cannot be cloned. */
export function post(message: object, page: ExtensionPage = window): void {
  try {
    page.postMessage(message, window.location.origin)
  } catch (cause) {
    throw new WalletError(
      "bad-request",
      reason("notSendable", "The request contains values that cannot be sent to a wallet."),
      { cause },
    )
  }
}

/**
 * Calls `onReply` for each reply to a question and ignores all other messages. Returns a function that stops listening.
 *
 * The source is checked first. A frame, a popup or the opener cannot pass for the page's own window, and the data of
 * their messages is never read. Messages of the page's own scripts are indistinguishable from those of a wallet's
 * content script, so the kit verifies what was signed.
 */
export function listen<Reply>(
  { page = window, isReply, answers }: PageQuestion<Reply>,
  onReply: (reply: Reply) => void,
): () => void {
  const { origin } = window.location
  const onMessage = ({ source, data, origin: from }: MessageEvent<unknown>): void => {
    if (source === window && isReply(data) && answers(data) && from === origin) onReply(data)
  }
  page.addEventListener("message", onMessage)
  return () => page.removeEventListener("message", onMessage)
}

/**
 * Posts a question and resolves to its reply. Rejects with a `WalletError` of kind `aborted`, `timeout` or
 * `bad-request`. The listener and the timer are removed when it settles.
 */
export function ask<Reply>(
  question: PageQuestion<Reply>,
  options: ConversationOptions,
): Promise<Reply> {
  return conversation(options, ({ answer, undo }) => {
    undo(listen(question, answer))
    post(question.message, question.page)
  })
}

/**
 * Asks until a wallet's content script answers: now, and each time the user returns to the page. It keeps listening in
 * between, because the first reply in a cold browser takes more than a second. Returns a function that stops it.
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

/** A reply whose content is not checked yet, only its envelope. The wallets spell `messagedId` this way. */
export interface ExtensionReply {
  source: string
  messagedId: unknown
}

/** Creates a request in the envelope that Freighter and LOBSTR share, with the checks for its reply. */
export function extensionQuestion(
  wallet: "FREIGHTER" | "LOBSTR",
  request: { type: string },
  page: ExtensionPage | undefined = pageOf(wallet.toLowerCase()),
): PageQuestion<ExtensionReply> {
  const messageId = newId()
  const response = `${wallet}_EXTERNAL_MSG_RESPONSE`
  return {
    page,
    message: { source: `${wallet}_EXTERNAL_MSG_REQUEST`, messageId, ...request },
    isReply: (data): data is ExtensionReply =>
      own(data, "source") === response && Object.hasOwn(data as object, "messagedId"),
    answers: ({ messagedId }) => messagedId === messageId,
  }
}

/**
 * Creates a probe for a content script. It asks only if `canAsk` returns true. Any reply means that the wallet is
 * installed, even a reply that the page must be reloaded.
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
