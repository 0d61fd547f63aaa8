import type { Availability } from "./availability.js"
import type { KitConfig } from "./config.js"
import { type ErrorKind, WalletError } from "./errors.js"
import type { Emitter } from "./events.js"
import type { Modules } from "./modules.js"
import { knownPassphrases, type Network, networkName } from "./networks.js"
import type { Memory } from "./persistence.js"
import type { Requests } from "./request.js"
import type { KitState } from "./state.js"
import type { Store } from "./store.js"
import type { WalletModule } from "./wallet.js"
import type { Watcher } from "./watch.js"

/** What the actions of one kit share. */
export interface Context {
  config: KitConfig
  /** The app's networks, as `declareNetworks` gives them. */
  networks: readonly Network[]
  modules: Modules
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

/**
 * The networks that a configuration declares, its short form included. Throws for a `network` that is not supported,
 * for a passphrase declared twice, and for a `horizonUrl` beside a declaration of the same network.
 */
export function declareNetworks({
  network: passphrase,
  networks: declared = [],
  horizonUrl,
}: KitConfig): readonly Network[] {
  checkNetwork(declared, passphrase)
  if (new Set(declared.map((own) => own.passphrase)).size < declared.length) {
    throw new WalletError("bad-request", "Two networks of the kit have the same passphrase.")
  }
  if (horizonUrl === undefined) return declared
  const name = networkName(passphrase, declared)
  if (networkOf(declared, passphrase)) {
    throw new WalletError("bad-request", `Declare the Horizon of ${name} in "networks" alone.`)
  }
  return [...declared, { name, passphrase, horizonUrl }]
}

/** Throws 'Wallet network "x" is not supported' for a passphrase that is neither known nor declared. */
export function checkNetwork(declared: readonly Network[], passphrase: string): void {
  if (knownPassphrases(declared).includes(passphrase)) return
  throw new WalletError("bad-request", `Wallet network "${passphrase}" is not supported`)
}

/** The state's fields for a network: its passphrase, and its Horizon if it was declared with one. */
export function selection(
  declared: readonly Network[],
  passphrase: string,
): Pick<KitState, "selectedNetwork" | "horizonUrl"> {
  const horizonUrl = networkOf(declared, passphrase)?.horizonUrl
  return { selectedNetwork: passphrase, ...(horizonUrl === undefined ? {} : { horizonUrl }) }
}

function networkOf(declared: readonly Network[], passphrase: string): Network | undefined {
  return declared.find((own) => own.passphrase === passphrase)
}

/** The error for a function that a wallet lacks (the specification, section 8). */
export function unsupportedFunction(module: WalletModule, name: string): WalletError {
  const kind: ErrorKind = "unsupported"
  return new WalletError(kind, `${module.productName} does not support the "${name}" function`)
}
