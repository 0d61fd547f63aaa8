import { type Reason, reason, WalletError } from "@alidade/core"
import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { withRemedy } from "../with-remedy.js"
import type { WalletWindow } from "./window.js"

/** A wallet's page in its own window. */
export interface WalletPage extends Pick<WalletWindow, "post"> {
  /** Aborts when the conversation ends, for whatever reason. */
  readonly signal: AbortSignal
  /**
   * Resolves to the next message of the wallet's page that `read` accepts. Messages for which `read` returns undefined
   * are dropped. Messages that arrived before the call come first.
   */
  next<Message>(read: (data: unknown) => Message | undefined): Promise<Message>
}

/** Options of `converse`: the window, its wallet, the time limit and the signal. */
export interface WindowConversation extends ConversationOptions {
  /** The wallet's window. It closes when the conversation ends. */
  opened: WalletWindow
  /** The wallet's name, for errors. */
  product: string
}

/** How often to check whether the window was closed, in ms (section 9 of the specification). */
const CLOSED_POLL = 1_000
/**
 * How long to accept messages after the window has closed, in ms. Its last message may arrive after we notice that it
 * closed, above all on a phone, where the page was paused behind it.
 */
const CLOSE_GRACE = 100

/**
 * Runs a conversation with a wallet in its window. Settles as `run` does, or rejects with `aborted`, `timeout`, or
 * `popup-closed` if the user closes the window. Then it closes the window and removes its listener and timers.
 */
export function converse<Answer>(
  { opened, product, ...options }: WindowConversation,
  run: (page: WalletPage) => Promise<Answer>,
): Promise<Answer> {
  return conversation(options, ({ signal, fail, undo }) => {
    let received = false
    // Nobody closes a window within the first second, but a policy cuts the link to it at once.
    let atOnce = true
    undo(() => opened.close())
    const onClosed = (): void => fail(closed(product, received, atOnce))
    // The user may have closed the window while this code was loading.
    if (opened.closed) {
      onClosed()
      return
    }
    const watch = setInterval(() => {
      if (!opened.closed) {
        atOnce = false
        return
      }
      clearInterval(watch)
      const end = setTimeout(onClosed, CLOSE_GRACE)
      undo(() => clearTimeout(end))
    }, CLOSED_POLL)
    undo(() => clearInterval(watch))

    const page: WalletPage = {
      signal,
      post: opened.post,
      next: (read) =>
        opened.next((data) => {
          const message = read(data)
          received ||= message !== undefined
          return message
        }, page),
    }

    return run(page)
  })
}

function closed(product: string, received: boolean, atOnce: boolean): WalletError {
  if (received) {
    return new WalletError(
      "popup-closed",
      reason("closedEarly", "The {wallet} window was closed before it finished.", {
        wallet: product,
      }),
    )
  }
  return new WalletError(
    "popup-closed",
    withRemedy(
      reason("windowClosed", "The {wallet} window was closed.", { wallet: product }),
      reason("noAccountYet", "No account in {wallet} yet? Create one there first.", {
        wallet: product,
      }),
    ),
    atOnce ? { details: cutLink(product) } : {},
  )
}

/**
 * When an opener policy cuts the link to a window, the window looks closed at once. Measured in Chromium, Firefox and
 * WebKit (2026-11): a window opened at its final address keeps its link under `same-origin-allow-popups`,
 * `noopener-allow-popups` and without the header. `same-origin` on the page, or either of the `same-origin` values on
 * the wallet's page, cuts it.
 */
function cutLink(product: string): Reason {
  return reason(
    "cutLink",
    "{wallet}'s window can't reach this page: the site must allow it (Cross-Origin-Opener-Policy). Close it and choose another wallet.",
    { wallet: product },
  )
}
