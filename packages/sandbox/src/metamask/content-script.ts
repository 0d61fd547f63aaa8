import { answerPage } from "../wallet/answer-page.js"
import type { ExtensionContext } from "../wallet/extension-page.js"
import { fieldsOf } from "../wallet/fields.js"
import type { WalletModel } from "../wallet/model.js"
import { runWhile } from "../wallet/run-while.js"
import { createLine } from "./background.js"
import { extensionId, FALSE_ID } from "./extension-id.js"
import { followSession } from "./session.js"
import { CAN_RETRY, pageMessage, readPageMessage, sessionChanged } from "./wire.js"

/**
 * MetaMask's content script. It tells its id in every browser (MM3). In Firefox, it also answers the session's
 * messages and reports changes (MM4). Returns a function that unloads it.
 */
export function runContentScript(model: WalletModel, context: ExtensionContext): () => void {
  const stops = [
    tellId(model, context),
    runWhile(
      model,
      () => isFirefox(model),
      () => speak(model, context),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

function isRunning(model: WalletModel): boolean {
  const { installed, quirks } = model.getState()
  return installed && !quirks.MM2
}

function isFirefox(model: WalletModel): boolean {
  return isRunning(model) && model.getState().quirks.MM4 === true
}

function tellId(model: WalletModel, context: ExtensionContext): () => void {
  const { page, extensionPage } = context
  let hasMissed = false

  const state = (id: unknown, extensionId: string): object => {
    const result = {
      accounts: [],
      chainId: "0x1",
      extensionId,
      isUnlocked: true,
      networkVersion: "1",
    }
    return pageMessage("metamask-provider", { jsonrpc: "2.0", id, result })
  }

  function read(data: unknown): { id: unknown } | null {
    const message = isRunning(model) ? readPageMessage(data) : null
    if (message?.stream !== "metamask-provider") return null
    const { id, method } = fieldsOf(message.data)
    return method === "metamask_getProviderState" ? { id } : null
  }

  return answerPage(model, context, read, async ({ id }) => {
    const { quirks } = model.getState()
    if (quirks["MM3-retry"] && !hasMissed) {
      hasMissed = true
      return pageMessage("metamask-provider", CAN_RETRY)
    }
    if (quirks["MM3-forged"]) extensionPage.postMessage(state(id, FALSE_ID), page.location.origin)
    return state(id, extensionId(model.getState()))
  })
}

function speak(model: WalletModel, context: ExtensionContext): () => void {
  const { page, extensionPage } = context
  const { host, origin } = page.location
  const stream = "metamask-multichain-provider"
  const line = createLine(model, host)
  const stops = [
    answerPage(
      model,
      context,
      (data) => {
        const message = readPageMessage(data)
        return message?.stream === stream ? message : null
      },
      async ({ data }) => {
        const reply = await line(data)
        return reply && pageMessage(stream, reply)
      },
    ),
    followSession(model, host, (scopes) =>
      extensionPage.postMessage(pageMessage(stream, sessionChanged(scopes)), origin),
    ),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
