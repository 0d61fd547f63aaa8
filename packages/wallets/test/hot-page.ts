import type { OverlayPrompt, Prompt, WalletUi } from "@alidade/core"
import { vi } from "vitest"

/** A simulated page with what HOT's client needs: events, an address, and a screen. */
export interface TestPage {
  /** All prompts shown so far. `undefined` means that the prompt was removed. */
  shown: (Prompt | undefined)[]
  ui: WalletUi
  /** The overlay that is currently shown. */
  overlay(): OverlayPrompt
  /** Dispatches a message event on the page. */
  dispatchMessage(message: { data: unknown; origin: string; source: unknown }): void
  /** Dispatches another event on the page. */
  fire(type: string): void
  /** Number of listeners added to the page's window and not removed. */
  listeners(): number
}

/** Replaces `window` until `vi.unstubAllGlobals`. `more` is added to it. */
export function stubPage(more: object = {}): TestPage {
  const page = Object.assign(new EventTarget(), {
    location: { origin: "https://dapp.example", pathname: "/app", search: "?secret", hash: "#own" },
  })
  Object.assign(page, { window: page, top: page, parent: page }, more)
  const [added, removed] = [
    vi.spyOn(page, "addEventListener"),
    vi.spyOn(page, "removeEventListener"),
  ]
  vi.stubGlobal("window", page)
  const shown: (Prompt | undefined)[] = []
  return {
    shown,
    ui: { attached: true, show: (prompt) => void shown.push(prompt) },
    overlay() {
      const last = shown.at(-1)
      if (last?.kind !== "overlay") throw new Error("No overlay is shown.")
      return last
    },
    dispatchMessage: (message) =>
      void page.dispatchEvent(Object.assign(new Event("message"), message)),
    fire: (type) => void page.dispatchEvent(new Event(type)),
    listeners: () => added.mock.calls.length - removed.mock.calls.length,
  }
}
