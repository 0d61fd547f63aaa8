import { createModel } from "./create-model.js"
import type { ExtensionPlace } from "./extension-page.js"
import { sandboxAccounts } from "./keys.js"
import type { LocalModel, ModelOptions, WalletControls, WalletModel } from "./model.js"
import type { RemoteWallet } from "./remote-wallet.js"
import { showWhenAsked } from "./show-when-asked.js"
import type { WalletState } from "./state.js"

/** A wallet as the sandbox simulates it, as a page holds it: how it is driven, and how to take it away. */
export interface SimulatedWallet extends WalletControls {
  readonly productName: string
  /** Reads the state as it is now, wherever the wallet is; `getState` gives what was last heard of. */
  refresh(): Promise<WalletState>
  /** Unloads the wallet from the page. What waits there is dropped unanswered; settings are kept. */
  uninstall(): void
}

/** What a wallet puts into a page. */
export interface WalletParts<Model extends WalletModel = WalletModel> {
  productName: string
  /** What it runs in the page. Each returns how to take it away. */
  scripts?: readonly ((model: Model, place: ExtensionPlace) => () => void)[]
}

/** What a wallet is made of whose model lives in the page: it has the accounts that all have unless it names others. */
export type PageWalletOptions = WalletParts<LocalModel> &
  Omit<ModelOptions, "accounts" | "storage" | "wait"> &
  Partial<Pick<ModelOptions, "accounts">>

/** Puts a wallet into a page whose model lives there. */
export function installWallet(place: ExtensionPlace, options: PageWalletOptions): SimulatedWallet {
  const model = createModel({
    accounts: sandboxAccounts,
    ...options,
    storage: storageOf(place.page),
  })
  return install({ ...model, refresh: async () => model.getState() }, model, place, options)
}

/** Puts the controls of a web wallet into a page, whose model is in the sandbox's server, and what else it has there. */
export function installWebWallet(
  place: ExtensionPlace,
  wallet: RemoteWallet,
  parts: WalletParts,
): SimulatedWallet {
  return install(wallet, wallet.transport(), place, parts)
}

function install<Model extends WalletModel>(
  controls: Omit<SimulatedWallet, "productName" | "uninstall">,
  model: Model,
  place: ExtensionPlace,
  { productName, scripts = [] }: WalletParts<Model>,
): SimulatedWallet {
  const undo = [
    ...scripts.map((run) => run(model, place)),
    showWhenAsked(model, productName),
    () => model.destroy(),
  ]
  return {
    ...controls,
    productName,
    uninstall() {
      for (const step of undo) step()
    },
  }
}

/** Where a page's wallets keep their settings: a page without an origin has a `localStorage` that throws. */
function storageOf(page: Window): Storage | null {
  try {
    return page.localStorage
  } catch {
    return null
  }
}
