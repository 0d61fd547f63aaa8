import type { OverlayPrompt, Prompt, WalletUi } from "@alidade/core"
import { vi } from "vitest"

/** A page without a browser, as far as the client of HOT needs one: its events, its address, and a screen. */
export interface TestPage {
  /** All that was shown, `undefined` where it was taken away. */
  shown: (Prompt | undefined)[]
  ui: WalletUi
  /** The overlay that is shown. */
  overlay(): OverlayPrompt
  /** Plays a message to the page. */
  say(message: { data: unknown; origin: string; source: unknown }): void
  /** Plays another event of the page's. */
  fire(type: string): void
  /** Listeners of the page's window that were added and not removed. */
  listeners(): number
}

/** Stands in for `window`, until `vi.unstubAllGlobals`; `more` is added to it. */
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
    say: (message) => void page.dispatchEvent(Object.assign(new Event("message"), message)),
    fire: (type) => void page.dispatchEvent(new Event(type)),
    listeners: () => added.mock.calls.length - removed.mock.calls.length,
  }
}
