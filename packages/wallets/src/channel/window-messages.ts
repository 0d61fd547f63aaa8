import { WalletError } from "@alidade/core"
import { exchange, type Patience } from "./exchange.js"
import { nextFrom } from "./next-from.js"
import { siteOf } from "./site.js"

/** A wallet's page in a window that was opened for it. */
export interface WalletPage {
  /** Aborts when the conversation has ended, however it ended. */
  readonly signal: AbortSignal
  /** Loads a page of the wallet's site into the window. */
  load(url: URL): void
  /** Posts to the wallet's origin alone. */
  post(message: object): void
  /**
   * Resolves to the next thing that the wallet's page says and `read` takes; `read` gives undefined for data, which
   * anyone may have posted, that is none of its business. What is said while nobody asks is not kept.
   */
  next<Said>(read: (data: unknown) => Said | undefined): Promise<Said>
}

/** Who is spoken to, and how long. */
export interface Conversation extends Patience {
  /** The wallet's window. It is closed when the conversation ends. */
  opened: Window
  /** The wallet's name, for the words of errors. */
  product: string
  /** The wallet's site, `http:` or `https:`. */
  url: string
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
  { opened, product, url, ...patience }: Conversation,
  talk: (page: WalletPage) => Promise<Answer>,
): Promise<Answer> {
  return exchange(patience, ({ answer, fail, undo }) => {
    const { origin } = siteOf(url)
    const ended = new AbortController()
    let heard = false
    undo(() => opened.close())
    undo(() => ended.abort())
    const lost = (): void => fail(closed(product, heard))
    // It may have been closed while this code was being loaded.
    if (opened.closed) return lost()
    const watch = setInterval(() => {
      if (!opened.closed) return
      clearInterval(watch)
      const end = setTimeout(lost, LAST_WORDS)
      undo(() => clearTimeout(end))
    }, CLOSED_POLL)
    undo(() => clearInterval(watch))

    const page: WalletPage = {
      signal: ended.signal,
      load: (target) => opened.location.replace(target.href),
      post: (message) => opened.postMessage(message, origin),
      next: (read) =>
        nextFrom(
          { source: opened, origin },
          (data) => {
            const said = read(data)
            heard ||= said !== undefined
            return said
          },
          page,
        ),
    }

    talk(page).then(answer, fail)
  })
}

/** A link that the page's opener policy cuts looks like a window that closed before it spoke: the words name both. */
function closed(product: string, heard: boolean): WalletError {
  return new WalletError(
    "popup-closed",
    heard
      ? `The ${product} window was closed before it had finished.`
      : `The ${product} window was closed before ${product} answered. If you have no account there yet, make one first. If the window is still open, the page's link to it was cut: by this site's Cross-Origin-Opener-Policy (same-origin-allow-popups keeps it), or by ${product}'s own; close the window, and tell whoever made the site.`,
  )
}
