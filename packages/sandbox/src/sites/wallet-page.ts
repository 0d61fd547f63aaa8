import { sandboxConfig } from "../config.js"
import type { WalletPage } from "../wallet/page.js"
import { type Notice, openPanel } from "../wallet/panel.js"
import { followWallets } from "../wallet/remote.js"
import { windowStyle } from "../wallet/window-style.js"
import { webWallets } from "../web-wallets.js"
import { pageStyle } from "./page-style.js"

/** Opens the page of a web wallet, on the server that it came from: its panel stands, and its state is read. */
export async function openWalletPage(
  name: keyof typeof webWallets,
  productName: string,
): Promise<WalletPage> {
  const config = sandboxConfig(Number(location.port))
  const wallet = followWallets("/wallets").wallet(webWallets[name](config))
  const brain = wallet.mouth()
  let notice: Notice = { title: productName, text: "Loading …" }
  await wallet.refresh()

  const root = document.body.attachShadow({ mode: "open" })
  root.adoptedStyleSheets = [windowStyle, pageStyle].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const panel = openPanel(root, brain, productName, {
    role: "main",
    canClose: false,
    idle: () => notice,
  })
  return {
    brain,
    page: window,
    say(said) {
      notice = said
      panel.draw()
    },
  }
}
