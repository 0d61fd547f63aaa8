import type { WalletModel } from "./model.js"
import { runWhile } from "./run-while.js"
import { inFront } from "./verdicts.js"

/**
 * Shows the wallet's window over the page while a request is pending, the latest in front. Loads the window's code on
 * first use. Returns a function that stops. In a page without a screen, such as jsdom's, only the controls decide.
 */
export function showOnRequest(model: WalletModel, productName: string): () => void {
  if (!("showPopover" in HTMLElement.prototype)) return () => {}
  const hasRequest = (): boolean => inFront(model.getState()) !== undefined
  let stop: (() => void) | null = model.subscribe(load)
  async function load(): Promise<void> {
    if (!hasRequest()) return
    stop?.()
    const { openWindow } = await import("./window.js")
    if (stop) stop = runWhile(model, hasRequest, () => openWindow(model, productName))
  }
  return () => {
    stop?.()
    stop = null
  }
}
