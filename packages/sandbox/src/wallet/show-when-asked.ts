import type { Brain } from "./brain.js"
import type { Welcome } from "./screens.js"
import { inFront } from "./verdicts.js"

/** Shows a wallet's windows over the page; their code is loaded when there is first something to show. */
export function showWhenAsked(brain: Brain, productName: string, welcome?: Welcome): () => void {
  let stop: (() => void) | null = brain.subscribe(load)
  async function load(): Promise<void> {
    if (!inFront(brain.getState())) return
    stop?.()
    const { showWindows } = await import("./window.js")
    if (stop) stop = showWindows(brain, productName, welcome)
  }
  return () => {
    stop?.()
    stop = null
  }
}
