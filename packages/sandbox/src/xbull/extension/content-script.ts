import type { Brain } from "../../wallet/brain.js"
import { isInApp } from "../in-app/bridge.js"
import { answer } from "./background.js"
import { createSdk } from "./sdk.js"
import { INJECTED, type Reply, readRequest } from "./wire.js"

/**
 * xBull's content script, while the extension is installed: puts its object into the page and says so, hears the
 * page's own messages and answers them. It runs on https and on `http://localhost`, not on `http://127.0.0.1`.
 * Returns how to unload it.
 */
export function runContentScript(brain: Brain, page: Window): () => void {
  const { protocol, hostname } = page.location
  if (protocol !== "https:" && hostname !== "localhost") return () => {}
  let unload: (() => void) | undefined
  const follow = (): void => {
    if (!brain.getState().installed || isInApp(brain)) {
      unload?.()
      unload = undefined
    } else unload ??= inject(brain, page)
  }
  follow()
  const unsubscribe = brain.subscribe(follow)
  return () => {
    unsubscribe()
    unload?.()
  }
}

function inject(brain: Brain, page: Window): () => void {
  const life = new AbortController()
  const { signal } = life

  const hear = async ({ source, data }: MessageEvent): Promise<void> => {
    const request = source === page ? readRequest(data) : null
    if (!request) return
    await brain.record("in", data)
    const site = { origin: page.origin, host: page.location.host }
    const answered = await answer(brain, request, site)
    if (!answered || signal.aborted) return
    const reply: Reply = { returnFromCS: true, eventId: request.eventId, ...answered }
    await brain.record("out", reply)
    page.postMessage(reply, page.location.origin)
  }

  page.addEventListener("message", hear, { signal })
  const sdk = createSdk(page, signal)
  const global = page as Window & { xBullSDK?: unknown }
  global.xBullSDK = sdk
  page.postMessage(INJECTED, page.location.origin)
  return () => {
    life.abort()
    if (global.xBullSDK === sdk) delete global.xBullSDK
  }
}
