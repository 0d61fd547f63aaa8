import type { WalletModel } from "./model.js"
import { runWhile } from "./run-while.js"
import { inFront } from "./verdicts.js"

/**
 * Shows the wallet's window over the page while something waits for a person, the latest request in front. Its code is
 * loaded when there is first something to show. Returns how to stop.
 */
export function showWhenAsked(model: WalletModel, productName: string): () => void {
  const isAsked = (): boolean => inFront(model.getState()) !== undefined
  let stop: (() => void) | null = model.subscribe(load)
  async function load(): Promise<void> {
    if (!isAsked()) return
    stop?.()
    const { openWindow } = await import("./window.js")
    if (stop) stop = runWhile(model, isAsked, () => openWindow(model, productName))
  }
  return () => {
    stop?.()
    stop = null
  }
}
