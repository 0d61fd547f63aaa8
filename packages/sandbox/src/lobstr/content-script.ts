import type { Brain } from "../wallet/brain.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { createBackground } from "./background.js"
import { RESPONSE, readRequest } from "./wire.js"

/**
 * LOBSTR's content script: hears the page's own messages and answers them, echoing their id as `messagedId` (0 for
 * none). It runs in every frame that has an origin. Returns how to unload it.
 */
export function runContentScript(brain: Brain, { page, meeting }: ExtensionPlace): () => void {
  if (page.origin === "null") return () => {}
  const answer = createBackground(brain)
  const { hostname: host, origin } = page.location
  let unloaded = false

  const hear = async (event: MessageEvent): Promise<void> => {
    if (event.source !== page) return
    const request = brain.getState().installed ? readRequest(event.data) : null
    if (!request) return
    void brain.record("in", request)
    const reply = await answer(request, { host, origin })
    if (!reply || unloaded) return
    const message = { source: RESPONSE, messagedId: request.messageId || 0, ...reply }
    void brain.record("out", message)
    meeting.postMessage(message, origin)
  }

  meeting.addEventListener("message", hear)
  return () => {
    unloaded = true
    meeting.removeEventListener("message", hear)
  }
}
