import type { Brain } from "./brain.js"
import type { Look, Welcome } from "./screens.js"
import { inFront } from "./verdicts.js"

/** Shows a wallet's windows over the page; their code is loaded when there is first something to show. */
export function showWhenAsked(
  brain: Brain,
  productName: string,
  welcome?: Welcome,
  look?: () => Promise<Look>,
): () => void {
  let stop: (() => void) | null = brain.subscribe(load)
  async function load(): Promise<void> {
    if (!inFront(brain.getState())) return
    stop?.()
    const { showWindows } = await import("./window.js")
    const own = await look?.()
    if (stop) stop = showWindows(brain, productName, welcome, own)
  }
  return () => {
    stop?.()
    stop = null
  }
}
