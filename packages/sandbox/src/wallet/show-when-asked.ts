import type { WalletModel } from "./model.js"
import type { Look, Welcome } from "./screens.js"
import { inFront } from "./verdicts.js"

/** Shows a wallet's windows over the page; their code is loaded when there is first something to show. */
export function showWhenAsked(
  model: WalletModel,
  productName: string,
  welcome?: Welcome,
  look?: () => Promise<Look>,
): () => void {
  let stop: (() => void) | null = model.subscribe(load)
  async function load(): Promise<void> {
    if (!inFront(model.getState())) return
    stop?.()
    const { showWindows } = await import("./window.js")
    const own = await look?.()
    if (stop) stop = showWindows(model, productName, welcome, own)
  }
  return () => {
    stop?.()
    stop = null
  }
}
