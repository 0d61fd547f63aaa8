import { answerPage } from "../wallet/answer-page.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import { pageEvents } from "../wallet/page-events.js"
import { runWhile } from "../wallet/run-while.js"
import { answer } from "./background.js"
import { followAccount } from "./follow-account.js"
import { accountMessage, bridgeReply, readRequest } from "./wire.js"

/**
 * OneKey's content script, the other end of the bridge that the vendor's provider opens. It answers the page's messages
 * and reports the connected account. Returns a function that unloads it.
 */
export function runContentScript(model: WalletModel, context: ExtensionContext): () => void {
  const { page, extensionPage } = context
  const { host, origin } = page.location
  const isRunning = (): boolean => {
    const { installed, quirks } = model.getState()
    return installed && !quirks.ON1
  }
  const stops = [
    answerPage(
      model,
      context,
      (data) => (isRunning() ? readRequest(data) : null),
      async ({ id, method, params }) => {
        const outcome = await answer(model, method, params, host)
        return outcome && bridgeReply(id, outcome)
      },
    ),
    followAccount(model, host, (address) => {
      if (isRunning()) extensionPage.postMessage(accountMessage(address), origin)
    }),
    // ON1: the page's end of the bridge reports that the extension is gone.
    runWhile(
      model,
      () => model.getState().quirks.ON1 === true,
      () => {
        pageEvents(extensionPage).dispatchEvent(new Event("onekey_bridge_disconnect"))
        return () => {}
      },
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
