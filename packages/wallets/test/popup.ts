import { type MockInstance, vi } from "vitest"

/** A popup that a test has let open, and through which it plays the wallet's page. */
export interface Popup {
  window: Window
  /** Waits until the wallet's page is in it, and gives that page's address. */
  loaded(): Promise<URL>
  /** Has the page in it say something to its opener: the message's source is the popup. */
  send(data: unknown): void
  /** Waits for the next message that reaches it. */
  nextMessage(): Promise<unknown>
}

/** The address of a wallet's site, of this very origin, with a page `/confirm`. */
export const site = `${location.origin}/packages/wallets/test/site`

/** Spies on `window.open`; `restoreAllMocks` ends that. */
export function spyOnOpen(): MockInstance<typeof window.open> {
  return vi.spyOn(window, "open")
}

/** The nth popup that has been opened. */
export function popupOf(opened: MockInstance<typeof window.open>, nth = 1): Popup {
  const popup = opened.mock.results[nth - 1]?.value as Window
  return {
    window: popup,
    async loaded() {
      await vi.waitUntil(
        () => popup.location.href.startsWith(site) && popup.document.readyState === "complete",
      )
      return new URL(popup.location.href)
    },
    send(data) {
      // Run there, not here: the source of a message is the window whose code posts it.
      const post = `opener.postMessage(${JSON.stringify(data)}, ${JSON.stringify(location.origin)})`
      ;(popup as unknown as { eval(code: string): void }).eval(post)
    },
    nextMessage: () =>
      new Promise((resolve) => {
        popup.addEventListener("message", ({ data }) => resolve(data), { once: true })
      }),
  }
}
