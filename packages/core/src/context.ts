import type { Availability } from "./availability.js"
import type { KitConfig } from "./config.js"
import { type ErrorKind, WalletError } from "./errors.js"
import type { Emitter } from "./events.js"
import { networks } from "./networks.js"
import type { Memory } from "./persistence.js"
import type { Requests } from "./requests.js"
import type { KitState } from "./state.js"
import type { Store } from "./store.js"
import type { WalletModule } from "./wallet.js"
import type { Watcher } from "./watch.js"

/** What the actions of one kit share. */
export interface Context {
  config: KitConfig
  modules: ReadonlyMap<string, WalletModule>
  store: Store<KitState>
  emitter: Emitter
  memory: Memory
  requests: Requests
  availability: Availability
  watcher: Watcher
  /** Aborts when the kit is taken down. */
  ended: AbortSignal
}

/** The module of a wallet id. Throws 'Wallet id "x" is not supported'. */
export function moduleOf(modules: Context["modules"], walletId: string): WalletModule {
  const module = modules.get(walletId)
  if (!module) throw new WalletError("bad-request", `Wallet id "${walletId}" is not supported`)
  return module
}

/** The selected wallet's module. Throws code -3 'Please set the wallet first'. */
export function selectedModule({ store, modules }: Context): WalletModule {
  const { selectedModuleId } = store.getState()
  if (selectedModuleId === undefined) {
    throw new WalletError("no-wallet", "Please set the wallet first")
  }
  return moduleOf(modules, selectedModuleId)
}

/** Throws 'Wallet network "x" is not supported' for a passphrase that is neither known nor declared. */
export function checkNetwork(config: KitConfig, passphrase: string): void {
  const known = (Object.values(networks) as string[]).includes(passphrase)
  if (known || config.declaredNetworks?.some((own) => own.passphrase === passphrase)) return
  throw new WalletError("bad-request", `Wallet network "${passphrase}" is not supported`)
}

/** The error for a function that a wallet lacks (the specification, section 8). */
export function unsupportedFunction(module: WalletModule, name: string): WalletError {
  const kind: ErrorKind = "unsupported"
  return new WalletError(kind, `${module.productName} does not support the "${name}" function`)
}
