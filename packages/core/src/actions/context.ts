import type { WalletError } from "../contract/errors.js"
import type { SignedAuthEntry } from "../contract/signed-auth-entry.js"
import type { Verified } from "../contract/verified.js"
import type { WalletDescriptor, WalletModule } from "../contract/wallet.js"
import type { Network } from "../networks/networks.js"
import type { Requests, ScreenOptions } from "../requests/request.js"
import type { EarlyEvent } from "../state/analytics.js"
import type { KitAuthEntryOptions, KitConfig, KitSignOptions } from "../state/config.js"
import type { Memory, Remembered } from "../state/persistence.js"
import type { KitState } from "../state/state.js"
import type { Emitter, Store } from "../state/store.js"
import type { Availability } from "../wallets/availability.js"
import type { Modules } from "../wallets/modules.js"
import type { KitCall } from "./called-wallet.js"

/** What a kit has from the first load on, and passes to its engine. */
export interface Shell {
  config: KitConfig
  /** The app's networks, as returned by `declareNetworks`. */
  networks: Iterable<Network>
  /** The known network of a passphrase. Throws if it is not supported. */
  networkOf(passphrase: string): Network
  /** The descriptor of a wallet id. Throws if it is not supported. */
  walletOf(walletId: string): WalletDescriptor
  store: Store<KitState>
  emitter: Emitter
  memory: Memory
  /** The screens that show requests. */
  screens: ReadonlySet<ScreenOptions>
  /** The kit's own functions, for its signer. */
  signing: SignerVerbs
  /** Ends all connections, forgets them, cancels their requests, and notifies the app. */
  endConnections(): void
  /**
   * Rejects the calls that match `which` and still wait for the engine or for a wallet's module, by default with
   * `aborted`.
   */
  cancelWaiting(which: (call: KitCall) => boolean, error?: WalletError): void
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
    options: KitAuthEntryOptions,
  ): Promise<SignedAuthEntry & { verified: Verified }>
}

/** Follows the connected wallet's account and network. */
export interface Watcher {
  /** Watches this wallet. `used` is the account that it is known to use. */
  start(module: WalletModule, used?: string): void
  /** The account that a wallet is known to use. */
  used(walletId: string): string | undefined
  /** The connection is current again after another one failed: applies what its wallet reported meanwhile. */
  resume(): void
  /** The page has lost a wallet. If it is the connected one, the state says so and watching stops. */
  reportLost(walletId: string, error: WalletError): void
  stop(): void
}

/** What the actions of one kit share. */
export interface Context extends Shell {
  modules: Modules
  requests: Requests
  availability: Availability
  /** Asks the wallet of the connection that is being restored. */
  restoreConnection(remembered: Remembered): Promise<void>
  /** Follows the connected wallet. Undefined until its code is loaded, which is before the first connection. */
  watcher(): Watcher | undefined
}

/** What the action of one call receives. */
export interface CallContext extends Context {
  /** The call's id, which is also its request's. */
  id: string
}
