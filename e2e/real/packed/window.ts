import { pageStyle } from "../../../packages/sandbox/src/sites/page-style.js"
import { openPanel } from "../../../packages/sandbox/src/wallet/panel.js"
import { remoteWallet, type Snapshot } from "../../../packages/sandbox/src/wallet/remote-wallet.js"
import { windowStyle } from "../../../packages/sandbox/src/wallet/window-style.js"
import { parts } from "./packed-wallet.js"

/** The window of a packed wallet. It follows the model in the worker, and shows the request in front. */

const send = (name: string, body: object = {}): Promise<Snapshot> =>
  chrome.runtime.sendMessage({ name, body }) as Promise<Snapshot>

const { wallet, take } = remoteWallet(parts, {
  send,
  fetchState: () => send("state"),
  log: (entry) => send("log", { entry }),
  ask: () => Promise.reject(new Error("A wallet's window asks nothing.")),
})

const root = document.body.attachShadow({ mode: "open" })
root.adoptedStyleSheets = [windowStyle, pageStyle].map((text) => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
})
openPanel(root, wallet, parts.productName, { role: "main", canClose: false })
chrome.runtime.connect().onMessage.addListener((snapshot) => take(snapshot as Snapshot))
