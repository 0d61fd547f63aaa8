import { answerPage } from "../wallet/answer-page.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { answer } from "./background.js"
import { COLD_START } from "./quirks.js"
import { RESPONSE, type Request, readRequest } from "./wire.js"

/**
 * Freighter's content script. It answers the messages that the page posts to itself and echoes their id as `messagedId`
 * (0 for none). It runs only in a page with an origin, and in no frame unless the context says so. Returns a function that unloads it.
 */
export function runContentScript(model: WalletModel, context: ExtensionContext): () => void {
  const { page, frames = false } = context
  if ((page !== page.top && !frames) || page.origin === "null") return () => {}
  let awake: Promise<void> | undefined
  const site = { host: page.location.hostname, secure: page.location.protocol === "https:" }

  const read = (data: unknown): Request | null => {
    const { installed, quirks } = model.getState()
    return installed && !quirks.FR11 ? readRequest(data) : null
  }
  return answerPage(model, context, read, async (request) => {
    awake ??= model.getState().quirks.COLD ? model.wait(COLD_START) : Promise.resolve()
    await awake
    const reply = await answer(model, request, site)
    return reply && { source: RESPONSE, messagedId: request.messageId || 0, ...reply }
  })
}
