import {
  type CallOptions,
  limits,
  type Reason,
  reason,
  WalletError,
  type WalletLimits,
} from "@alidade/core"
import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { siteOf } from "./site-of.js"

/** Options for opening a wallet's window. */
export interface WindowLook {
  /** The wallet's name, for errors. */
  product: string
  /** Size in pixels. */
  width: number
  height: number
  /** Position on the screen in pixels. Default: centered over the page's window. */
  left?: number
  top?: number
  /** Why the window is missing, for the `popup-blocked` error. */
  blocked: Reason
}

/** A wallet's window. Its messages are kept from the moment it opens until `next` reads them. */
export interface WalletWindow extends Pick<Inbox, "next"> {
  /** Whether the window is closed, or an opener policy cut the page's link to it. */
  readonly closed: boolean
  /** Posts a message to the wallet's origin only. */
  post(message: object): void
  focus(): void
  close(): void
}

/**
 * Connecting in a wallet's window may take as long as signing: the user may have to create an account first, and we
 * notice when the window is closed.
 */
export function windowLimits(): WalletLimits {
  return { connect: limits.sign }
}

/**
 * Opens a wallet's window at a URL of its site. Call it inside a click, before anything is awaited. The window closes
 * when the signal aborts.
 *
 * The window opens at its final URL instead of blank. If the page sends `Cross-Origin-Opener-Policy:
 * same-origin-allow-popups`, WebKit cuts the link to a window that is opened blank and navigated later. Chromium loses
 * a navigation that starts while the window switches processes.
 *
 * Throws `popup-blocked`, `bad-request` unless the URL is http or https, and `unsupported` outside a browser.
 */
export function openWindow(look: WindowLook, url: string, signal: AbortSignal): WalletWindow {
  if (typeof window === "undefined") {
    throw new WalletError(
      "unsupported",
      reason("windowNeedsPage", "{wallet} opens a window, so it works in web pages only.", {
        wallet: look.product,
      }),
    )
  }
  const { href, origin } = siteOf(url)
  let opened: Window | null = null
  // Start listening before the window can send anything.
  const inbox = openInbox((event) => event.source === opened && event.origin === origin)
  // With a fixed name, a page that opened this one could have a frame of that name, and the wallet would load there.
  opened = window.open(href, randomToken(), featuresOf(look))
  if (!opened || opened.closed) {
    inbox.close()
    throw new WalletError("popup-blocked", look.blocked)
  }
  const popup = opened
  const close = (): void => {
    inbox.close()
    popup.close()
  }
  signal.addEventListener("abort", close, { once: true })
  return {
    get closed() {
      return popup.closed
    },
    post: (message) => popup.postMessage(message, origin),
    next: inbox.next,
    focus: () => popup.focus(),
    close,
  }
}

/**
 * Calls `call` with `opened`, the window that was opened for it. Without one, opens a window with `open` and closes it
 * when the call ends. Nothing is awaited before that, so the window opens inside the click.
 */
export async function withWindow<Opened extends WalletWindow, Answer>(
  open: (signal: AbortSignal) => Opened,
  { opened, signal }: CallOptions,
  call: (opened: Opened) => Promise<Answer>,
): Promise<Answer> {
  if (opened) return call(opened as Opened)
  if (signal?.aborted) return conversation<never>({ signal }, () => undefined)
  const ended = new AbortController()
  try {
    return await call(open(ended.signal))
  } finally {
    ended.abort()
  }
}

/** Returns 128 random bits in hex: a request id, a token to sign, or a window's name. */
export function randomToken(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  return bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

function featuresOf({ width, height, ...position }: WindowLook): string {
  const left = position.left ?? Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = position.top ?? Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `width=${width},height=${height},left=${left},top=${top}`
}

/** The unread messages of a wallet's window. */
interface Inbox {
  /**
   * Resolves to the next message that `read` accepts, kept or new. Messages for which `read` returns undefined are
   * dropped. Rejects with `aborted` or `timeout`.
   */
  next<Message>(
    read: (data: unknown) => Message | undefined,
    options: ConversationOptions,
  ): Promise<Message>
  /** Stops listening. */
  close(): void
}

/** How many unread messages are kept. Before a request, a wallet sends one message; more are noise. */
const MAX_QUEUED = 20

/**
 * Listens to the page's `message` events and keeps the data of those that `isFrom` accepts until they are read, because
 * a wallet's window may send a message before we wait for it. `isFrom` checks the event's source and origin. The data
 * of other events is never read.
 */
function openInbox(isFrom: (event: MessageEvent<unknown>) => boolean): Inbox {
  const queued: unknown[] = []
  let onArrival = (): void => {}
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (!isFrom(event)) return
    if (queued.length < MAX_QUEUED) queued.push(event.data)
    onArrival()
  }
  window.addEventListener("message", onMessage)
  return {
    next: (read, options) =>
      conversation(options, ({ answer, undo }) => {
        const look = (): void => {
          while (queued.length > 0) {
            const message = read(queued.shift())
            if (message === undefined) continue
            answer(message)
            return
          }
        }
        onArrival = look
        undo(() => {
          onArrival = () => {}
        })
        look()
      }),
    close: () => window.removeEventListener("message", onMessage),
  }
}
