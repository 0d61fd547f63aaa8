import { createModel } from "./create-model.js"
import type { ExtensionContext } from "./extension-page.js"
import { sandboxAccounts } from "./keys.js"
import type {
  LocalModel,
  ModelOptions,
  SettingsStorage,
  WalletControls,
  WalletModel,
} from "./model.js"
import type { RemoteWallet } from "./remote-wallet.js"
import { showOnRequest } from "./show-on-request.js"
import type { WalletState } from "./state.js"

/** Where a wallet runs: as an extension, on its own site, as either, on a phone, or on a USB device. */
export type WalletHome = "extension" | "site" | "either" | "phone" | "device"

/** What a screen shows about a simulated wallet. */
export interface WalletFacts {
  readonly productName: string
  /** The `productId` of its client's card. */
  readonly productId: string
  readonly home: WalletHome
}

/** A simulated wallet installed in a page: its controls, and a way to remove it. */
export interface SimulatedWallet extends WalletControls, WalletFacts {
  /** Fetches the current state. `getState` returns the last received state, which can be older. */
  refresh(): Promise<WalletState>
  /** Removes the wallet from the page. Its pending requests stay unanswered; its settings are kept. */
  uninstall(): void
}

/** What a wallet adds to a page. */
export interface WalletParts<Model extends WalletModel = WalletModel> extends WalletFacts {
  /** What it runs in the page. Each script returns a function that removes it. */
  scripts?: readonly ((model: Model, context: ExtensionContext) => () => void)[]
}

/** Options of a wallet whose model lives in the page. It holds `sandboxAccounts` unless it has its own. */
export type PageWalletOptions = WalletParts<LocalModel> &
  Omit<ModelOptions, "accounts" | "storage" | "wait"> &
  Partial<Pick<ModelOptions, "accounts">>

/** Adds a wallet to a page, with its model. */
export function installWallet(
  context: ExtensionContext,
  options: PageWalletOptions,
): SimulatedWallet {
  const model = createModel({
    accounts: sandboxAccounts,
    ...options,
    storage: storageOf(context.page),
  })
  return install({ ...model, refresh: async () => model.getState() }, model, context, options)
}

/** Adds a web wallet's controls and scripts to a page. Its model stays in the sandbox server. */
export function installWebWallet(
  context: ExtensionContext,
  wallet: RemoteWallet,
  parts: WalletParts,
): SimulatedWallet {
  return install(wallet, wallet.transport(), context, parts)
}

/** Adds a wallet with a model to a page. Returns its controls, with a way to remove it. */
export function install<Model extends WalletModel>(
  controls: Omit<SimulatedWallet, keyof WalletFacts | "uninstall">,
  model: Model,
  context: ExtensionContext,
  { productName, productId, home, scripts = [] }: WalletParts<Model>,
): SimulatedWallet {
  const undo = [
    ...scripts.map((run) => run(model, context)),
    showOnRequest(model, productName),
    () => model.destroy(),
  ]
  return {
    ...controls,
    productName,
    productId,
    home,
    uninstall() {
      for (const step of undo) step()
    },
  }
}

/** Where a page's wallets store their settings. `localStorage` throws in a page without an origin. */
function storageOf(page: Window): SettingsStorage | null {
  try {
    const { localStorage } = page
    return {
      getItem: (key) => localStorage.getItem(key),
      setItem: (key, text) => localStorage.setItem(key, text),
      follow(key, listener) {
        const onStorage = (event: StorageEvent): void => {
          if (event.key === key) listener()
        }
        page.addEventListener("storage", onStorage)
        return () => page.removeEventListener("storage", onStorage)
      },
    }
  } catch {
    return null
  }
}
