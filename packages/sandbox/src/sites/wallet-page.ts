import { type SandboxConfig, sandboxConfig } from "../config.js"
import type { WalletModel } from "../wallet/model.js"
import type { WalletPage } from "../wallet/page.js"
import { type Notice, openPanel } from "../wallet/panel.js"
import { followWallets } from "../wallet/remote-wallet.js"
import { windowStyle } from "../wallet/window-style.js"
import { webWallets } from "../web-wallets.js"
import { pageStyle } from "./page-style.js"

/** Where the parts of the server are that this page came from. */
export const config: SandboxConfig = sandboxConfig(Number(location.port))

/** A web wallet's model, on the server that this page came from; its state is read. */
export async function openModel(name: keyof typeof webWallets): Promise<WalletModel> {
  const wallet = followWallets("/wallets").wallet(webWallets[name](config))
  await wallet.refresh()
  return wallet.transport()
}

/**
 * Opens the page of a web wallet: its panel stands, and its state is read. One that is shown in a frame has a cross
 * of its own: `leave` is what that does while nothing is asked.
 */
export async function openWalletPage(
  name: keyof typeof webWallets,
  productName: string,
  leave?: () => void,
): Promise<WalletPage> {
  const model = await openModel(name)
  let notice: Notice = { title: productName, text: "Loading …" }

  const root = document.body.attachShadow({ mode: "open" })
  root.adoptedStyleSheets = [windowStyle, pageStyle].map((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    return sheet
  })
  const panel = openPanel(root, model, productName, {
    role: "main",
    canClose: leave !== undefined,
    leave,
    idle: () => notice,
  })
  return {
    model,
    page: window,
    showNotice(said) {
      notice = said
      panel.draw()
    },
  }
}
