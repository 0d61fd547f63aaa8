import type { Brain } from "../wallet/brain.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"

/** What Freighter Mobile's own browser sets. */
const marker = { provider: "freighter", platform: "mobile", version: "1.0.0" } as const

/** FR11: while that switch is on, the page carries the marker of Freighter Mobile's browser. Returns how to stop. */
export function markMobileBrowser(brain: Brain, { meeting }: ExtensionPlace): () => void {
  const global = meeting as { stellar?: unknown }
  const unmark = (): void => {
    if (global.stellar === marker) delete global.stellar
  }
  const mark = (): void => {
    const { installed, quirks } = brain.getState()
    if (!installed || !quirks.FR11) unmark()
    else global.stellar ??= marker
  }
  mark()
  const unsubscribe = brain.subscribe(mark)
  return () => {
    unsubscribe()
    unmark()
  }
}
