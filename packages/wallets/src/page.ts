import type { WalletModule } from "@alidade/core"
import { own } from "./values.js"

/**
 * Where a page and an extension meet: page messages, and own properties that hold what the extension injects. A
 * `Window` is one.
 */
export interface ExtensionPage {
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void
  removeEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void
  /** Delivers a copy of the message to the listeners, with the window as its source and the page's own origin. */
  postMessage(message: unknown, targetOrigin: string): void
}

/** The option that the clients of extensions share. */
export interface ExtensionOptions {
  /**
   * Where to meet the extension instead of on `window`: `privatePage()` of `@alidade/sandbox/browser`, which no real
   * extension hears. A document has one for each wallet: that of the client made last.
   */
  page?: ExtensionPage
}

const pages = new Map<string, ExtensionPage>()

/** Sets where a wallet's extension is met from now on; undefined for `window`. */
export function setPage(productId: string, page: ExtensionPage | undefined): void {
  if (page) pages.set(productId, page)
  else pages.delete(productId)
}

/** Where a wallet's extension is met; undefined for `window`. */
export function pageOf(productId: string): ExtensionPage | undefined {
  return pages.get(productId)
}

/** Whether the page is shown on a phone or a tablet, where wallets are apps and no extensions. */
export function isPhone(): boolean {
  if (typeof navigator === "undefined") return false
  const { userAgent, maxTouchPoints } = navigator
  if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true
  // An iPad calls itself a Mac; no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}

/** Whether the page is shown in this wallet's own mobile browser (FR11). Other wallets set the same object, with their own name. */
export function isInsideApp(productId: string): boolean {
  const marker = ((pageOf(productId) ?? globalThis) as { stellar?: unknown }).stellar
  return own(marker, "provider") === productId && own(marker, "platform") === "mobile"
}

/**
 * Calls back each time the person comes back to the page, perhaps from installing, enabling or unlocking an extension:
 * when its window gets the focus, and when its tab is shown or hidden. Returns how to stop.
 */
export function onReturn(back: () => void): () => void {
  window.addEventListener("focus", back)
  document.addEventListener("visibilitychange", back)
  return () => {
    window.removeEventListener("focus", back)
    document.removeEventListener("visibilitychange", back)
  }
}

/**
 * Runs a task now and again `ms` milliseconds after it ended, while the page is visible: never in a hidden tab, at
 * once when it becomes visible again, one at a time. Ends with the signal, and leaves nothing.
 */
export function whileVisible(task: () => Promise<void>, ms: number, signal: AbortSignal): void {
  if (signal.aborted) return
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = false
  const mayRun = (): boolean => !signal.aborted && document.visibilityState === "visible"

  async function run(): Promise<void> {
    clearTimeout(timer)
    if (running || !mayRun()) return
    running = true
    try {
      await task()
    } finally {
      running = false
      if (mayRun()) timer = setTimeout(run, ms)
    }
  }

  document.addEventListener("visibilitychange", run)
  signal.addEventListener(
    "abort",
    () => {
      clearTimeout(timer)
      document.removeEventListener("visibilitychange", run)
    },
    { once: true },
  )
  void run()
}

/** How a module finds out whether its wallet is there, now and late. */
export type WalletProbe = Required<Pick<WalletModule, "isAvailable" | "onArrival">>
