import type { WalletModel } from "../wallet/model.js"
import { parseUrl } from "../wallet/parse-url.js"
import { perform, refusals } from "./perform.js"
import { readInjected } from "./wire.js"

/** The address that the wallet's browser should open; null unless it is a page on this machine. */
export function addressToOpen(search: string): URL | null {
  const url = parseUrl(new URLSearchParams(search).get("url") ?? "")
  if (url?.protocol !== "http:" && url?.protocol !== "https:") return null
  return url.hostname === "localhost" || url.hostname === "127.0.0.1" ? url : null
}

/** Answers requests from the page in the wallet's browser to the window around it. Returns a function that stops. */
export function answerFrame(
  model: WalletModel,
  page: Window,
  frame: HTMLIFrameElement,
): () => void {
  const lifetime = new AbortController()

  async function onMessage({ source, data, origin }: MessageEvent): Promise<void> {
    const requester = frame.contentWindow
    const request = requester && source === requester ? readInjected(data) : null
    const host = parseUrl(origin)?.host
    if (!request || !host) return
    await model.record("in", data)
    const outcome = await perform(model, request, host)
    if (!outcome || lifetime.signal.aborted) return
    const reply = outcome === "closed" ? { success: false, payload: refusals.rejected } : outcome
    const response = { id: request.id, ...reply }
    await model.record("out", response)
    requester?.postMessage(response, origin)
  }

  page.addEventListener("message", onMessage, { signal: lifetime.signal })
  return () => lifetime.abort()
}
