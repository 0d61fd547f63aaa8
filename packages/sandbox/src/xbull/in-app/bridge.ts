import type { ExtensionPlace } from "../../wallet/extension-page.js"
import type { WalletModel } from "../../wallet/model.js"
import { runWhile } from "../../wallet/run-while.js"
import { answer } from "../extension/background.js"
import { readRequest } from "../extension/wire.js"

/** What the app's browser puts into each of its pages. */
interface Handlers {
  readonly messageHandlers: {
    readonly cordova_iab: { readonly postMessage: (message: unknown) => void }
  }
}

/**
 * The browser of xBull's mobile app, while the switch is on: its bridge is in the page, by which requests go to the
 * wallet as JSON texts; answers come back as messages of the page's own. There is no extension then. Messages to
 * sign are never answered. Returns how to take it away.
 */
export function runInAppBrowser(model: WalletModel, place: ExtensionPlace): () => void {
  return runWhile(
    model,
    () => isInApp(model),
    () => putBridge(model, place),
  )
}

/** Whether the page is in the app's browser. */
export function isInApp(model: WalletModel): boolean {
  return model.getState().quirks["XE-in-app"] === true
}

function putBridge(model: WalletModel, { page, meeting }: ExtensionPlace): () => void {
  const life = new AbortController()
  const hear = async (message: unknown): Promise<void> => {
    const data = parse(message)
    const request = readRequest(data)
    if (!request || life.signal.aborted) return
    await model.record("in", data)
    if (request.type === "XBULL_SIGN_MESSAGE") return
    const site = { origin: page.origin, host: page.location.host }
    const answered = await answer(model, request, site)
    if (!answered || life.signal.aborted) return
    const reply = { eventId: request.eventId, ...answered }
    await model.record("out", reply)
    meeting.postMessage(reply, page.location.origin)
  }
  const bridge: Handlers = {
    messageHandlers: { cordova_iab: { postMessage: (message) => void hear(message) } },
  }
  const global = meeting as { webkit?: Handlers }
  // In WebKit the browser has an object of this name itself.
  global.webkit = bridge
  return () => {
    life.abort()
    if (global.webkit === bridge) delete global.webkit
  }
}

/** A text is all that passes the bridge, and JSON all that is read of it. */
function parse(message: unknown): unknown {
  try {
    return typeof message === "string" ? JSON.parse(message) : null
  } catch {
    return null
  }
}
