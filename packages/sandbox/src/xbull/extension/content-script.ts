import { answerPage } from "../../wallet/answer-page.js"
import type { ExtensionContext } from "../../wallet/extension-page.js"
import type { WalletModel } from "../../wallet/model.js"
import { runWhile } from "../../wallet/run-while.js"
import { isInApp } from "../in-app/bridge.js"
import { answer } from "./background.js"
import { createSdk } from "./sdk.js"
import { INJECTED, type Reply, readRequest } from "./wire.js"

/**
 * xBull's content script, while the extension is installed. It adds its object to the page, announces it, and answers
 * the messages that the page posts to itself. It runs on https and on `http://localhost`, not on `http://127.0.0.1`.
 * Returns a function that unloads it.
 */
export function runContentScript(model: WalletModel, context: ExtensionContext): () => void {
  const { protocol, hostname } = context.page.location
  if (protocol !== "https:" && hostname !== "localhost") return () => {}
  const isHere = (): boolean => model.getState().installed && !isInApp(model)
  return runWhile(model, isHere, () => load(model, context))
}

function load(model: WalletModel, context: ExtensionContext): () => void {
  const { page, extensionPage } = context
  const lifetime = new AbortController()
  const site = { origin: page.origin, host: page.location.host }
  const stop = answerPage(model, context, readRequest, async (request): Promise<Reply | null> => {
    const reply = await answer(model, request, site)
    return reply && { returnFromCS: true, eventId: request.eventId, ...reply }
  })
  const sdk = createSdk(context, lifetime.signal)
  const global = extensionPage as { xBullSDK?: unknown }
  global.xBullSDK = sdk
  extensionPage.postMessage(INJECTED, page.location.origin)
  return () => {
    stop()
    lifetime.abort()
    if (global.xBullSDK === sdk) delete global.xBullSDK
  }
}
