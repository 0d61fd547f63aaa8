import { type CallOptions, limits, WalletError, type WalletLimits } from "@alidade/core"
import { exchange } from "./exchange.js"

/** How a wallet's window is opened. */
export interface WindowLook {
  /** The wallet's name, for the words in the window until the wallet is there. */
  product: string
  /** The window's name. */
  name: string
  /** Its size in pixels. */
  width: number
  height: number
  /** Its place on the screen in pixels; centred over the page's own window where absent. */
  left?: number
  top?: number
  /** The words for `popup-blocked`. */
  blocked: string
}

/** In a wallet's window an account may have to be made first, and its closing is noticed: it may stand as long as for a signature. */
export const windowLimits: WalletLimits = { connect: limits.sign }

/** Names of the windows that stand: a second window of a name would not open, it would take the first one's page away. */
const taken = new Set<string>()

/**
 * Opens a wallet's window, blank: to be called inside a click, before anything is awaited. It closes when the signal
 * aborts. Throws `popup-blocked`, and `unsupported` where there are no windows.
 */
export function openWindow(look: WindowLook, signal: AbortSignal): Window {
  if (typeof window === "undefined") {
    throw new WalletError("unsupported", `${look.product} opens a window, which only pages can.`)
  }
  let name = look.name
  for (let count = 2; taken.has(name); count++) name = `${look.name}-${count}`
  const opened = window.open("about:blank", name, featuresOf(look))
  if (!opened || opened.closed) throw new WalletError("popup-blocked", look.blocked)
  taken.add(name)
  const close = (): void => {
    taken.delete(name)
    opened.close()
  }
  signal.addEventListener("abort", close, { once: true })
  sayOpening(opened, look.product)
  return opened
}

/**
 * Calls with the window that was opened for this call (`opened`), else with one that is opened at once and closes when
 * the call has ended. Nothing is awaited before, so that it opens inside the click.
 */
export async function withWindow<Answer>(
  look: WindowLook,
  { opened, signal }: CallOptions,
  call: (opened: Window) => Promise<Answer>,
): Promise<Answer> {
  if (opened) return call(opened as Window)
  if (signal?.aborted) return exchange<never>({ signal }, () => {})
  const ended = new AbortController()
  try {
    return await call(openWindow(look, ended.signal))
  } finally {
    ended.abort()
  }
}

function featuresOf({ width, height, ...place }: WindowLook): string {
  const left = place.left ?? Math.round(window.screenX + (window.outerWidth - width) / 2)
  const top = place.top ?? Math.round(window.screenY + (window.outerHeight - height) / 2)
  return `width=${width},height=${height},left=${left},top=${top}`
}

/** A word for whoever looks at the window before the wallet's page is there. */
function sayOpening(opened: Window, product: string): void {
  try {
    const { document } = opened
    document.title = product
    document.documentElement.lang = "en"
    document.documentElement.style.colorScheme = "light dark"
    document.body.style.font = "1rem/1.5 system-ui, sans-serif"
    document.body.style.margin = "2rem"
    document.body.textContent = `${product} opens here in a moment.`
  } catch {
    // A window of that name stood already, and another site's page is still in it.
  }
}
