import type { Brain, BrainOptions } from "./brain.js"
import { createBrain } from "./create-brain.js"
import type { ExtensionPlace } from "./extension-page.js"
import { sandboxAccounts } from "./keys.js"
import type { Welcome } from "./screens.js"
import { showWhenAsked } from "./show-when-asked.js"
import type { SimulatedWallet } from "./simulated.js"

/** What an extension's wallet is made of, beside the accounts that all have. */
export interface ExtensionOptions extends Omit<BrainOptions, "accounts" | "storage" | "wait"> {
  productName: string
  /** What it runs in the page. Each returns how to take it away. */
  scripts: readonly ((brain: Brain, place: ExtensionPlace) => () => void)[]
  /** How its window makes the wallet, where there is none yet. */
  welcome?: Welcome
}

/** Puts a simulated extension into a page: its brain, which is there, its scripts and its window. */
export function installExtension(
  place: ExtensionPlace,
  options: ExtensionOptions,
): SimulatedWallet {
  const { productName, scripts, welcome, ...rest } = options
  const brain = createBrain({ ...rest, accounts: sandboxAccounts, storage: storageOf(place.page) })
  const unload = [
    ...scripts.map((run) => run(brain, place)),
    showWhenAsked(brain, productName, welcome),
  ]
  return {
    ...brain,
    productName,
    refresh: async () => brain.getState(),
    uninstall() {
      for (const undo of unload) undo()
      brain.destroy()
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
