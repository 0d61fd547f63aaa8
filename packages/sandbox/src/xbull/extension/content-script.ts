import type { Brain } from "../../wallet/brain.js"
import type { ExtensionPlace } from "../../wallet/extension-page.js"
import { isInApp } from "../in-app/bridge.js"
import { answer } from "./background.js"
import { createSdk } from "./sdk.js"
import { INJECTED, type Reply, readRequest } from "./wire.js"

/**
 * xBull's content script, while the extension is installed: puts its object into the page and says so, hears the
 * page's own messages and answers them. It runs on https and on `http://localhost`, not on `http://127.0.0.1`.
 * Returns how to unload it.
 */
export function runContentScript(brain: Brain, place: ExtensionPlace): () => void {
  const { protocol, hostname } = place.page.location
  if (protocol !== "https:" && hostname !== "localhost") return () => {}
  let unload: (() => void) | undefined
  const follow = (): void => {
    if (!brain.getState().installed || isInApp(brain)) {
      unload?.()
      unload = undefined
    } else unload ??= inject(brain, place)
  }
  follow()
  const unsubscribe = brain.subscribe(follow)
  return () => {
    unsubscribe()
    unload?.()
  }
}

function inject(brain: Brain, place: ExtensionPlace): () => void {
  const { page, meeting } = place
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
    meeting.postMessage(reply, page.location.origin)
  }

  meeting.addEventListener("message", hear, { signal })
  const sdk = createSdk(place, signal)
  const global = meeting as { xBullSDK?: unknown }
  global.xBullSDK = sdk
  meeting.postMessage(INJECTED, page.location.origin)
  return () => {
    life.abort()
    if (global.xBullSDK === sdk) delete global.xBullSDK
  }
}
