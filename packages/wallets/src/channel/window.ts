import { type CallOptions, limits, WalletError, type WalletLimits } from "@alidade/core"
import { type ConversationOptions, conversation } from "@alidade/core/conversation"
import { encodeHex } from "@alidade/core/encoding"
import { siteOf } from "../values.js"

/** How a wallet's window is opened. */
export interface WindowLook {
  /** The wallet's name, for errors. */
  product: string
  /** Its size in pixels. */
  width: number
  height: number
  /** Its place on the screen in pixels; centred over the page's own window where absent. */
  left?: number
  top?: number
  /** The words for `popup-blocked`. */
  blocked: string
}

/** A wallet's window. Its messages are kept from the moment it opens, whether or not anybody has asked for them yet. */
export interface WalletWindow extends Pick<Inbox, "next"> {
  /** Whether it is closed, or the page's link to it is cut. */
  readonly closed: boolean
  /** Posts to the wallet's origin alone. */
  post(message: object): void
  focus(): void
  close(): void
}

/** In a wallet's window an account may have to be made first, and its closing is noticed: it may stand as long as for a signature. */
export const windowLimits: WalletLimits = { connect: limits.sign }

/**
 * Opens a wallet's window at an address of its site. Call it inside a click, before anything is awaited. The window
 * closes when the signal aborts.
 *
 * The address is the final one. WebKit cuts the link to a window that is opened blank and sent on later where the page
 * has `Cross-Origin-Opener-Policy: same-origin-allow-popups`, and Chromium loses a navigation that falls into the moment
 * in which the window changes its process.
 *
 * Throws `popup-blocked`, `bad-request` for an address that is not one of the web, and `unsupported` where there are no
 * windows.
 */
export function openWindow(look: WindowLook, url: string, signal: AbortSignal): WalletWindow {
  if (typeof window === "undefined") {
    throw new WalletError("unsupported", `${look.product} opens a window, which only pages can.`)
  }
  const { href, origin } = siteOf(url)
  let opened: Window | null = null
  // Listens before there is anything to hear.
  const inbox = openInbox((event) => event.source === opened && event.origin === origin)
  // Under a fixed name, a page that opened this one could have a frame of that name, and the wallet would appear there.
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
 * Calls with the window that was opened for this call (`opened`), else with one that `open` opens at once and that closes
 * when the call has ended. Nothing is awaited before, so that it opens inside the click.
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

/** 128 random bits, in hex: the id of a request, a token to be signed, the name of a window. */
export function randomToken(): string {
  return encodeHex(crypto.getRandomValues(new Uint8Array(16)))
}

function featuresOf({ width, height, ...place }: WindowLook): string {
  const left = place.left ?? Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = place.top ?? Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `width=${width},height=${height},left=${left},top=${top}`
}

/** What a wallet's window has said and nobody has read yet. */
interface Inbox {
  /**
   * Resolves to the next message that `read` accepts, kept or still to come. Messages before it, for which `read` gives
   * undefined, are dropped. Rejects with `aborted` or `timeout`.
   */
  next<Said>(
    read: (data: unknown) => Said | undefined,
    patience: ConversationOptions,
  ): Promise<Said>
  /** Stops listening. */
  close(): void
}

/** How many unread messages are kept. A wallet says one thing before it is asked; the rest is noise. */
const MAX_KEPT = 20

/**
 * Listens to the page's `message` events from now on, and keeps the data of those that `isFrom` accepts until they are
 * read: a wallet's window may speak before its turn. `isFrom` sees the event's source and origin; of what it refuses, the
 * data is never looked at.
 */
function openInbox(isFrom: (event: MessageEvent<unknown>) => boolean): Inbox {
  const kept: unknown[] = []
  let arrived = (): void => {}
  const hear = (event: MessageEvent<unknown>): void => {
    if (!isFrom(event)) return
    if (kept.length < MAX_KEPT) kept.push(event.data)
    arrived()
  }
  window.addEventListener("message", hear)
  return {
    next: (read, patience) =>
      conversation(patience, ({ answer, undo }) => {
        const look = (): void => {
          while (kept.length > 0) {
            const said = read(kept.shift())
            if (said === undefined) continue
            answer(said)
            return
          }
        }
        arrived = look
        undo(() => {
          arrived = () => {}
        })
        look()
      }),
    close: () => window.removeEventListener("message", hear),
  }
}
