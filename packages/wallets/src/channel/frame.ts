import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { siteOf } from "./site-of.js"

/** A wallet's page in an invisible frame. It stays in the document until `remove()` is called. */
export interface WalletFrame {
  /** Whether the frame is still in the document. */
  readonly isAttached: boolean
  /** Posts a message to the wallet's origin only. */
  post(message: object): void
  /** Resolves to the next message of the wallet's page that `read` accepts. Rejects with `aborted` or `timeout`. */
  next<Message>(
    read: (data: unknown) => Message | undefined,
    options: ConversationOptions,
  ): Promise<Message>
  remove(): void
}

/** Loads a wallet's page in an invisible frame. Throws `bad-request` unless the URL is http or https. */
export function openFrame(url: string, product: string): WalletFrame {
  const { href, origin } = siteOf(url)
  const element = document.createElement("iframe")
  // The wallet needs its scripts and its own storage. It may not open windows or navigate this page.
  element.sandbox.add("allow-scripts", "allow-same-origin")
  Object.assign(element, { title: product, width: "0", height: "0", tabIndex: -1, src: href })
  element.referrerPolicy = "origin"
  element.ariaHidden = "true"
  // Not `display: none`: some browsers delay scripts in such frames.
  Object.assign(element.style, { position: "fixed", border: "0" })
  document.body.append(element)
  const source = element.contentWindow!
  return {
    get isAttached() {
      return element.isConnected && element.contentWindow === source
    },
    post: (message) => source.postMessage(message, origin),
    next: (read, options) => nextFrom({ source, origin }, read, options),
    remove: () => element.remove(),
  }
}

/**
 * Resolves to the next message from this window and origin that `read` accepts. It doesn't read the data of other
 * messages. The listener is removed when the promise settles.
 */
function nextFrom<Message>(
  { source, origin }: { source: Window; origin: string },
  read: (data: unknown) => Message | undefined,
  options: ConversationOptions,
): Promise<Message> {
  return conversation(options, ({ answer, undo }) => {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.source !== source || event.origin !== origin) return
      const message = read(event.data)
      if (message !== undefined) answer(message)
    }
    window.addEventListener("message", onMessage)
    undo(() => window.removeEventListener("message", onMessage))
  })
}
