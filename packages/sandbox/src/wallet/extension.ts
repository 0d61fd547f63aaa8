import { createModel } from "./create-model.js"
import type { ExtensionPlace } from "./extension-page.js"
import { sandboxAccounts } from "./keys.js"
import type { ModelOptions, WalletModel } from "./model.js"
import type { Welcome } from "./screens.js"
import { showWhenAsked } from "./show-when-asked.js"
import type { SimulatedWallet } from "./simulated-wallet.js"

/** What an extension's wallet is made of, beside the accounts that all have. */
export interface ExtensionOptions extends Omit<ModelOptions, "accounts" | "storage" | "wait"> {
  productName: string
  /** What it runs in the page. Each returns how to take it away. */
  scripts: readonly ((model: WalletModel, place: ExtensionPlace) => () => void)[]
  /** How its window makes the wallet, where there is none yet. */
  welcome?: Welcome
}

/** Puts a simulated extension into a page: its model, which is there, its scripts and its window. */
export function installExtension(
  place: ExtensionPlace,
  options: ExtensionOptions,
): SimulatedWallet {
  const { productName, scripts, welcome, ...rest } = options
  const model = createModel({ ...rest, accounts: sandboxAccounts, storage: storageOf(place.page) })
  const unload = [
    ...scripts.map((run) => run(model, place)),
    showWhenAsked(model, productName, welcome),
  ]
  return {
    ...model,
    productName,
    refresh: async () => model.getState(),
    uninstall() {
      for (const undo of unload) undo()
      model.destroy()
    },
  }
}

/** Where a page's wallets keep their settings: a page without an origin has a `localStorage` that throws. */
export function storageOf(page: Window): Storage | null {
  try {
    return page.localStorage
  } catch {
    return null
  }
}
