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
