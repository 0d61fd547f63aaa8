import type { WaitingPrompt, WalletUi } from "@alidade/core"

/** After how many ms without an answer a person may need a hint: reading a request takes some seconds. */
const HINT_AFTER = 10_000

/** Shows a prompt once a request has gone unanswered for ten seconds. Returns how to take that back. */
export function showLater(ui: WalletUi | undefined, prompt: WaitingPrompt): () => void {
  const timer = setTimeout(() => ui?.show(prompt), HINT_AFTER)
  return () => clearTimeout(timer)
}
