import { answerPage } from "../wallet/answer-page.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { createBackground } from "./background.js"
import { RESPONSE, type Request, readRequest } from "./wire.js"

/**
 * LOBSTR's content script. It answers the messages that the page posts to itself and echoes their id as `messagedId` (0
 * for none). It runs in every frame with an origin. Returns a function that unloads it.
 */
export function runContentScript(model: WalletModel, context: ExtensionContext): () => void {
  const { page } = context
  if (page.origin === "null") return () => {}
  const answer = createBackground(model)
  const { hostname: host, origin } = page.location
  const read = (data: unknown): Request | null =>
    model.getState().installed ? readRequest(data) : null
  return answerPage(model, context, read, async (request) => {
    const reply = await answer(request, { host, origin })
    return reply && { source: RESPONSE, messagedId: request.messageId || 0, ...reply }
  })
}
