import { configAt, type SandboxConfig } from "../config.js"
import type { WebWallet } from "../wallet/definition.js"
import { followWallets } from "../wallet/follow-wallets.js"
import type { WalletModel } from "../wallet/model.js"
import type { WalletPage } from "../wallet/page.js"
import { type Notice, openPanel } from "../wallet/panel.js"
import { windowStyle } from "../wallet/window-style.js"
import { pageStyle } from "./page-style.js"

/**
 * Reads the configuration of the server that this page was loaded from. Tests serve the page at the true wallet's address too,
 * with all that it asks of its own origin.
 */
export async function readConfig(): Promise<SandboxConfig> {
  const { outside } = await (await fetch("/wallets/network")).json()
  return configAt(location.origin, location.origin, outside)
}

/** Opens a web wallet's model on this page's server, with its current state. */
export async function openModel({ model }: WebWallet): Promise<WalletModel> {
  const wallet = followWallets("/wallets").wallet(model(await readConfig()))
  await wallet.refresh()
  return wallet.transport()
}

/**
 * Opens the page of a web wallet: its panel is in place and its state is loaded. A page in a frame needs its own close
 * button; `leave` is what closing does while no request is pending.
 */
export async function openWalletPage(
  webWallet: WebWallet,
  productName: string,
  leave?: () => void,
): Promise<WalletPage> {
  const model = await openModel(webWallet)
  let notice: Notice = { title: productName, text: "Loading…" }

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
    showNotice(next) {
      notice = next
      panel.draw()
    },
  }
}
