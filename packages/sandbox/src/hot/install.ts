import type { ExtensionPage, ExtensionPlace } from "../wallet/extension-page.js"
import type { WalletModel } from "../wallet/model.js"
import type { RemoteWallet } from "../wallet/remote-wallet.js"
import { showWhenAsked } from "../wallet/show-when-asked.js"
import type { SimulatedWallet } from "../wallet/simulated-wallet.js"
import { createExtension } from "./extension.js"
import { createTelegram } from "./telegram.js"

const PRODUCT_NAME = "HOT"

/**
 * Puts a simulated HOT into a page: the controls of the wallet; its extension for as long as it is installed; and
 * Telegram around the page for as long as that is switched on.
 */
export function installHot(
  wallet: RemoteWallet,
  { page, meeting }: ExtensionPlace,
  relayUrl: string,
): SimulatedWallet {
  const model = wallet.transport()
  const unload = [
    inject(model, meeting, "hotExtension", createExtension(model, page.location.host), () => {
      return model.getState().installed
    }),
    inject(model, meeting, "Telegram", createTelegram(model, relayUrl), () => {
      return model.getState().quirks.TELEGRAM === true
    }),
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

/** Keeps an object in a page while it is to be there. Returns how to take it away. */
function inject(
  model: WalletModel,
  meeting: ExtensionPage,
  name: string,
  object: object,
  isHere: () => boolean,
): () => void {
  const global = meeting as unknown as Record<string, unknown>
  const remove = (): void => {
    if (global[name] === object) delete global[name]
  }
  const follow = (): void => {
    if (isHere()) global[name] ??= object
    else remove()
  }
  follow()
  const unsubscribe = model.subscribe(follow)
  return () => {
    unsubscribe()
    remove()
  }
}
