import { openModel } from "../../sites/wallet-page.js"
import { element } from "../../wallet/screens.js"
import { showOnRequest } from "../../wallet/show-on-request.js"
import { addressToOpen, answerFrame } from "../browser.js"
import { hot } from "../web-wallet.js"
import { browserStyle } from "./browser-style.js"

const sheet = new CSSStyleSheet()
sheet.replaceSync(browserStyle)
document.adoptedStyleSheets = [sheet]

const url = addressToOpen(location.search)
const bar = element("header")
bar.append(element("h1", "HOT browser"), element("span", "simulated"))
const main = element("main")
document.body.append(bar, main)

async function openPage(url: URL): Promise<void> {
  const model = await openModel(hot)
  const frame = element("iframe")
  frame.title = url.host
  answerFrame(model, window, frame)
  showOnRequest(model, "HOT")
  bar.append(element("p", url.href))
  // Append the frame before it has an address, so that its first request is received.
  main.append(frame)
  frame.src = url.href
}

// Not awaited at the top level, which freezes WebKit in a frame: see `widget.ts`.
if (url) void openPage(url)
else main.append(element("p", "This browser opens pages on this machine: ?url=http://localhost:…"))
