import type { ExtensionContext } from "../../wallet/extension-page.js"
import type { WalletModel } from "../../wallet/model.js"
import { runWhile } from "../../wallet/run-while.js"
import { answer } from "../extension/background.js"
import { readRequest } from "../extension/wire.js"

/** What the app's browser adds to its pages. */
interface Handlers {
  readonly messageHandlers: {
    readonly cordova_iab: { readonly postMessage: (message: unknown) => void }
  }
}

/**
 * Simulates the browser of xBull's mobile app while the quirk is on. Requests go through a bridge in the page as JSON
 * texts; replies arrive as the page's own messages. The extension is absent then. Requests to sign messages get no
 * reply. Returns a function that removes the bridge.
 */
export function runInAppBrowser(model: WalletModel, context: ExtensionContext): () => void {
  return runWhile(
    model,
    () => isInApp(model),
    () => putBridge(model, context),
  )
}

/** Whether the page is in the app's browser. */
export function isInApp(model: WalletModel): boolean {
  return model.getState().quirks["XE-in-app"] === true
}

function putBridge(model: WalletModel, { page, extensionPage }: ExtensionContext): () => void {
  const lifetime = new AbortController()
  const onMessage = async (message: unknown): Promise<void> => {
    const data = parse(message)
    const request = readRequest(data)
    if (!request || lifetime.signal.aborted) return
    await model.record("in", data)
    if (request.type === "XBULL_SIGN_MESSAGE") return
    const site = { origin: page.origin, host: page.location.host }
    const content = await answer(model, request, site)
    if (!content || lifetime.signal.aborted) return
    const reply = { eventId: request.eventId, ...content }
    await model.record("out", reply)
    extensionPage.postMessage(reply, page.location.origin)
  }
  const bridge: Handlers = {
    messageHandlers: { cordova_iab: { postMessage: (message) => void onMessage(message) } },
  }
  const global = extensionPage as { webkit?: Handlers }
  // WebKit browsers already have an object of this name.
  global.webkit = bridge
  return () => {
    lifetime.abort()
    if (global.webkit === bridge) delete global.webkit
  }
}

/** The bridge accepts only strings that contain JSON. */
function parse(message: unknown): unknown {
  try {
    return typeof message === "string" ? JSON.parse(message) : null
  } catch {
    return null
  }
}
