import type { WaitingPrompt, WalletUi } from "@alidade/core"

/** How long to wait before the user may need a hint, in ms. Reading a request takes some seconds. */
const HINT_AFTER = 10_000

/** Shows a prompt if a request has no answer after ten seconds. Returns a function that cancels it. */
export function showLater(ui: WalletUi | undefined, prompt: WaitingPrompt): () => void {
  const timer = setTimeout(() => ui?.show(prompt), HINT_AFTER)
  return () => clearTimeout(timer)
}
