import type { WalletModel } from "../wallet/model.js"
import { perform, refusals } from "./perform.js"
import { readInjected, urlOf } from "./wire.js"

/** The address that the wallet's browser is told to open; null for one that is no page of this machine. */
export function addressToOpen(search: string): URL | null {
  const url = urlOf(new URLSearchParams(search).get("url") ?? "")
  if (url?.protocol !== "http:" && url?.protocol !== "https:") return null
  return url.hostname === "localhost" || url.hostname === "127.0.0.1" ? url : null
}

/** Answers what the page in the wallet's browser asks of the window around it. Returns how to stop. */
export function answerFrame(
  model: WalletModel,
  page: Window,
  frame: HTMLIFrameElement,
): () => void {
  const life = new AbortController()

  async function hear({ source, data, origin }: MessageEvent): Promise<void> {
    const asking = frame.contentWindow
    const request = asking && source === asking ? readInjected(data) : null
    const host = urlOf(origin)?.host
    if (!request || !host) return
    await model.record("in", data)
    const outcome = await perform(model, request, host)
    if (!outcome || life.signal.aborted) return
    const answered = outcome === "closed" ? { success: false, payload: refusals.rejected } : outcome
    const response = { id: request.id, ...answered }
    await model.record("out", response)
    asking?.postMessage(response, origin)
  }

  page.addEventListener("message", hear, { signal: life.signal })
  return () => life.abort()
}
