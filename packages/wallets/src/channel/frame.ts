import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { siteOf } from "../values.js"

/** A wallet's page in a frame that nobody sees. It stays in the page until it is removed. */
export interface WalletFrame {
  /** Whether it is still in the page. */
  readonly stands: boolean
  /** Posts to the wallet's origin alone. */
  post(message: object): void
  /** Resolves to the next thing that the wallet's page says and `read` takes. Rejects with `aborted` or `timeout`. */
  next<Said>(
    read: (data: unknown) => Said | undefined,
    patience: ConversationOptions,
  ): Promise<Said>
  remove(): void
}

/** Puts a wallet's page into an invisible frame. Throws `bad-request` unless it is of the web. */
export function openFrame(url: string, product: string): WalletFrame {
  const { href, origin } = siteOf(url)
  const element = document.createElement("iframe")
  // Its scripts, and its own origin for its storage: it opens nothing, and cannot take this page elsewhere.
  element.sandbox.add("allow-scripts", "allow-same-origin")
  Object.assign(element, { title: product, width: "0", height: "0", tabIndex: -1, src: href })
  element.referrerPolicy = "origin"
  element.ariaHidden = "true"
  // Out of the page's flow; not `display: none`, in which some browsers let no script run on time.
  Object.assign(element.style, { position: "fixed", border: "0" })
  document.body.append(element)
  const source = element.contentWindow!
  return {
    get stands() {
      return element.isConnected && element.contentWindow === source
    },
    post: (message) => source.postMessage(message, origin),
    next: (read, patience) => nextFrom({ source, origin }, read, patience),
    remove: () => element.remove(),
  }
}

/**
 * Resolves to the next message of that window and origin that `read` accepts. Other messages are not even looked at. The
 * listener is gone when it settles.
 */
function nextFrom<Said>(
  { source, origin }: { source: Window; origin: string },
  read: (data: unknown) => Said | undefined,
  patience: ConversationOptions,
): Promise<Said> {
  return conversation(patience, ({ answer, undo }) => {
    const hear = (event: MessageEvent<unknown>): void => {
      if (event.source !== source || event.origin !== origin) return
      const said = read(event.data)
      if (said !== undefined) answer(said)
    }
    window.addEventListener("message", hear)
    undo(() => window.removeEventListener("message", hear))
  })
}
