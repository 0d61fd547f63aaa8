import { WalletError } from "@alidade/core"
import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import type { WalletWindow } from "./window.js"

/** A wallet's page in a window that was opened for it. */
export interface WalletPage extends Pick<WalletWindow, "post"> {
  /** Aborts when the conversation has ended, however it ended. */
  readonly signal: AbortSignal
  /**
   * Resolves to the next message of the wallet's page that `read` accepts; messages for which it gives undefined are
   * dropped. What was said before anybody asked comes first.
   */
  next<Said>(read: (data: unknown) => Said | undefined): Promise<Said>
}

/** Who is spoken to, and how long. */
export interface WindowConversation extends ConversationOptions {
  /** The wallet's window. It is closed when the conversation ends. */
  opened: WalletWindow
  /** The wallet's name, for errors. */
  product: string
}

/** The specification, section 9: a closed window is looked for every second. */
const CLOSED_POLL = 1_000
/**
 * How long a window that has closed is still heard, in ms. What it said last may come after its closing is seen: above
 * all to a page that stood still behind it, as on a phone.
 */
const LAST_WORDS = 100

/**
 * Speaks with a wallet in its window, and settles as `talk` does, or with kind `aborted` or `timeout`, or with
 * `popup-closed` when the window has been closed. Then the window is closed, and listener and timer are gone.
 */
export function converse<Answer>(
  { opened, product, ...patience }: WindowConversation,
  talk: (page: WalletPage) => Promise<Answer>,
): Promise<Answer> {
  return conversation(patience, ({ signal, fail, undo }) => {
    let heard = false
    undo(() => opened.close())
    const lost = (): void => fail(closed(product, heard))
    // It may have been closed while this code was being loaded.
    if (opened.closed) {
      lost()
      return
    }
    const watch = setInterval(() => {
      if (!opened.closed) return
      clearInterval(watch)
      const end = setTimeout(lost, LAST_WORDS)
      undo(() => clearTimeout(end))
    }, CLOSED_POLL)
    undo(() => clearInterval(watch))

    const page: WalletPage = {
      signal,
      post: opened.post,
      next: (read) =>
        opened.next((data) => {
          const said = read(data)
          heard ||= said !== undefined
          return said
        }, page),
    }

    return talk(page)
  })
}

/**
 * A link that an opener policy cuts looks like a window that closed before it spoke, so the words name both, and the way
 * out. Measured in Chromium, Firefox and WebKit (2026-11): a window that is opened at its address keeps its link under
 * `same-origin-allow-popups`, `noopener-allow-popups` and without the header; `same-origin` on the page, or either of the
 * `same-origin` values on the wallet's page, cuts it.
 */
function closed(product: string, heard: boolean): WalletError {
  return new WalletError(
    "popup-closed",
    heard
      ? `The ${product} window was closed before it had finished.`
      : `The ${product} window was closed before ${product} answered. If you have no account there yet, make one first. If the window is still open, a Cross-Origin-Opener-Policy header, this site's or ${product}'s, has cut the link to it: close it and choose another wallet. Whoever runs this site can send that header as "same-origin-allow-popups", or leave it out.`,
  )
}
