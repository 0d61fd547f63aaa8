import type { EarlyEvent } from "./analytics.js"
import type { Availability } from "./availability.js"
import type { KitConfig, KitSignOptions } from "./config.js"
import { walletOf } from "./configuration.js"
import { WalletError } from "./errors.js"
import type { Emitter, Verified } from "./events.js"
import type { Modules } from "./modules.js"
import type { Network } from "./networks.js"
import type { Memory } from "./persistence.js"
import type { Requests, ScreenOptions } from "./request.js"
import type { KitState } from "./state.js"
import type { Store } from "./store.js"
import type { WalletModule } from "./wallet.js"
import type { Watcher } from "./watch.js"

/** What a kit has from the first load on, and hands to its engine. */
export interface Shell {
  config: KitConfig
  /** The app's networks, as `declareNetworks` gives them. */
  networks: readonly Network[]
  store: Store<KitState>
  emitter: Emitter
  memory: Memory
  /** The screens that show requests. */
  screens: ReadonlySet<AttachedScreen>
  /** The kit's own functions, for its signer. */
  signing: SignerVerbs
  /** Ends the connection here and in memory, cancels its requests, and tells the app. */
  endConnection(): void
  /** The events that came before the engine, for analytics. */
  early: readonly EarlyEvent[]
  /** Aborts when the kit is taken down. */
  ended: AbortSignal
}

/** The kit's functions that a signer calls. */
export interface SignerVerbs {
  signTransaction(
    xdr: string,
    options: KitSignOptions,
  ): Promise<{ signedTxXdr: string; verified: Verified }>
  signAuthEntry(
    authEntry: string,
    options: KitSignOptions,
  ): Promise<{ signedAuthEntry: string; verified: Verified }>
}

/** A screen that was attached to the kit. */
export interface AttachedScreen {
  options?: ScreenOptions
  /** Takes it back from the engine. */
  detach?: () => void
}

/** What the actions of one kit share. */
export interface Context extends Shell {
  modules: Modules
  requests: Requests
  availability: Availability
  watcher: Watcher
}

/** The module of a wallet id. Throws 'Wallet id "x" is not supported'. */
export function moduleOf({ store, modules }: Context, walletId: string): WalletModule {
  walletOf(store.getState(), walletId)
  return modules.get(walletId) as WalletModule
}

/** The selected wallet's module. Throws code -3 'Please set the wallet first'. */
export function selectedModule(context: Context): WalletModule {
  const { selectedModuleId } = context.store.getState()
  if (selectedModuleId === undefined) {
    throw new WalletError("no-wallet", "Please set the wallet first")
  }
  return moduleOf(context, selectedModuleId)
}

/** The error for a function that a wallet lacks (the specification, section 8). */
export function unsupportedFunction({ productName }: WalletModule, name: string): WalletError {
  return new WalletError("unsupported", `${productName} does not support the "${name}" function`)
}
