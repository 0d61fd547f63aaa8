import type { WalletModule } from "@alidade/core"
import { own } from "./own.js"

/**
 * Where a page and an extension communicate: through page messages, and through the objects that the extension injects
 * as own properties. A `Window` is one.
 */
export interface ExtensionPage {
  addEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void
  removeEventListener(type: "message", listener: (event: MessageEvent<unknown>) => void): void
  /** Delivers a copy of the message to the listeners, with the window as its source and the page's own origin. */
  postMessage(message: unknown, targetOrigin: string): void
}

/** The options that all extension clients share. */
export interface ExtensionOptions {
  /**
   * Where to reach the extension instead of `window`: `privatePage()` of `@alidade/sandbox/browser`, which no real
   * extension can see. A document has one page per wallet: that of the client created last.
   */
  page?: ExtensionPage
}

const pages = new Map<string, ExtensionPage>()

/** Sets the page of a wallet's extension; undefined for `window`. */
export function setPage(productId: string, page: ExtensionPage | undefined): void {
  if (page) pages.set(productId, page)
  else pages.delete(productId)
}

/** Returns the page of a wallet's extension; undefined for `window`. */
export function pageOf(productId: string): ExtensionPage | undefined {
  return pages.get(productId)
}

/** Whether this is a phone or a tablet, where wallets are apps instead of extensions. */
export function isPhone(): boolean {
  if (typeof navigator === "undefined") return false
  const { userAgent, maxTouchPoints } = navigator
  if (/Android|iPhone|iPad|iPod/.test(userAgent)) return true
  // An iPad identifies itself as a Mac, but no Mac has a touch screen.
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1
}

/** Whether this is the wallet's own mobile browser (FR11). Other wallets set the same object with their own name. */
export function isInsideApp(productId: string): boolean {
  const marker = ((pageOf(productId) ?? globalThis) as { stellar?: unknown }).stellar
  return own(marker, "provider") === productId && own(marker, "platform") === "mobile"
}

/**
 * Calls `back` each time the user returns to the page, perhaps after installing, enabling or unlocking an extension:
 * when the window gets the focus, and when the tab is shown or hidden. Returns a function that stops it.
 */
export function onReturn(back: () => void): () => void {
  window.addEventListener("focus", back)
  document.addEventListener("visibilitychange", back)
  return () => {
    window.removeEventListener("focus", back)
    document.removeEventListener("visibilitychange", back)
  }
}

/** The methods with which a module detects its wallet, now and later. */
export type WalletProbe = Required<Pick<WalletModule, "isAvailable" | "onArrival">>
