import type { Brain } from "../wallet/brain.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { answer } from "./background.js"
import { COLD_START } from "./quirks.js"
import { RESPONSE, readRequest } from "./wire.js"

/**
 * Freighter's content script: hears the page's own messages and answers them, echoing their id as `messagedId`
 * (0 for none). It runs in the top frame of a page that has an origin. Returns how to unload it.
 */
export function runContentScript(brain: Brain, { page, meeting }: ExtensionPlace): () => void {
  if (page !== page.top || page.origin === "null") return () => {}
  let awake: Promise<void> | undefined
  let unloaded = false

  const hear = async (event: MessageEvent): Promise<void> => {
    if (event.source !== page) return
    const { installed, quirks } = brain.getState()
    const request = installed && !quirks.FR11 ? readRequest(event.data) : null
    if (!request) return
    brain.record("in", request)
    awake ??= quirks.COLD ? brain.wait(COLD_START) : Promise.resolve()
    await awake
    const site = { host: page.location.hostname, secure: page.location.protocol === "https:" }
    const reply = await answer(brain, request, site)
    if (!reply || unloaded) return
    const message = { source: RESPONSE, messagedId: request.messageId || 0, ...reply }
    brain.record("out", message)
    meeting.postMessage(message, page.location.origin)
  }

  meeting.addEventListener("message", hear)
  return () => {
    unloaded = true
    meeting.removeEventListener("message", hear)
  }
}
