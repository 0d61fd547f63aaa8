import type { EarlyEvent } from "./analytics.js"
import type { Availability } from "./availability.js"
import type { KitConfig, KitSignOptions } from "./config.js"
import type { Verified } from "./events.js"
import type { Modules } from "./modules.js"
import type { Network } from "./networks.js"
import type { Memory } from "./persistence.js"
import type { Requests, ScreenOptions } from "./request.js"
import type { KitState } from "./state.js"
import type { Emitter, Store } from "./store.js"
import type { Verb } from "./verbs.js"
import type { Watcher } from "./watch.js"

/** What a kit has from the first load on, and passes to its engine. */
export interface Shell {
  config: KitConfig
  /** The app's networks, as returned by `declareNetworks`. */
  networks: Iterable<Network>
  store: Store<KitState>
  emitter: Emitter
  memory: Memory
  /** The screens that show requests. */
  screens: ReadonlySet<ScreenOptions>
  /** The kit's own functions, for its signer. */
  signing: SignerVerbs
  /** Ends the connection, forgets it, cancels its requests, and notifies the app. */
  endConnection(): void
  /** Cancels the calls that match `which` and still wait for the engine or for a wallet's module. */
  cancelWaiting(which: (call: { verb: Verb; args: readonly unknown[] }) => boolean): void
  /** Events from before the engine was loaded, for analytics. */
  early: readonly EarlyEvent[]
  /** Aborts when the kit is destroyed. */
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

/** What the actions of one kit share. */
export interface Context extends Shell {
  modules: Modules
  requests: Requests
  availability: Availability
  watcher: Watcher
}
