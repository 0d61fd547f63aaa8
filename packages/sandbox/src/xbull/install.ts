import type { ExtensionPlace } from "../wallet/extension-page.js"
import type { RemoteWallet } from "../wallet/remote-wallet.js"
import { showWhenAsked } from "../wallet/show-when-asked.js"
import type { SimulatedWallet } from "../wallet/simulated-wallet.js"
import { runContentScript } from "./extension/content-script.js"
import { runInAppBrowser } from "./in-app/bridge.js"

const PRODUCT_NAME = "xBull"

/**
 * Puts a simulated xBull into a page: the controls of the wallet; its extension, for as long as it is installed; the
 * bridge of its app, for as long as the page is in the app's browser.
 */
export function installXbull(wallet: RemoteWallet, place: ExtensionPlace): SimulatedWallet {
  const model = wallet.transport()
  const unload = [
    runContentScript(model, place),
    runInAppBrowser(model, place),
    showWhenAsked(model, PRODUCT_NAME),
  ]
  return {
    ...wallet,
    productName: PRODUCT_NAME,
    uninstall() {
      for (const undo of unload) undo()
      model.destroy()
    },
  }
}
