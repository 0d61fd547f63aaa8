import { answerPage } from "../wallet/answer-page.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { createBackground } from "./background.js"
import { RESPONSE, type Request, readRequest } from "./wire.js"

/**
 * LOBSTR's content script. It answers the messages that the page posts to itself and echoes their id as `messagedId` (0
 * for none). It runs in every frame with an origin. Returns a function that unloads it.
 */
export function runContentScript(model: WalletModel, place: ExtensionPlace): () => void {
  const { page } = place
  if (page.origin === "null") return () => {}
  const answer = createBackground(model)
  const { hostname: host, origin } = page.location
  const read = (data: unknown): Request | null =>
    model.getState().installed ? readRequest(data) : null
  return answerPage(model, place, read, async (request) => {
    const reply = await answer(request, { host, origin })
    return reply && { source: RESPONSE, messagedId: request.messageId || 0, ...reply }
  })
}
