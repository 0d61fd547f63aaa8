import type { WaitingPrompt, WalletUi } from "@alidade/core"

/** How long to wait before the user may need a hint, in ms. Reading a request takes some seconds. */
const HINT_AFTER = 10_000

/**
 * Shows a prompt if a request has no answer after some ms, ten seconds by default. Returns a function that cancels or
 * removes it.
 */
export function showLater(
  ui: WalletUi | undefined,
  prompt: WaitingPrompt,
  after: number = HINT_AFTER,
): () => void {
  let shown = false
  const timer = setTimeout(() => {
    shown = true
    ui?.show(prompt)
  }, after)
  return () => {
    clearTimeout(timer)
    if (shown) ui?.show(undefined)
  }
}
