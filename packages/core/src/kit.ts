import type { EarlyEvent } from "./analytics.js"
import type { Balance } from "./balance.js"
import { createCalls } from "./calls.js"
import { walletOf } from "./capabilities.js"
import type {
  ConnectOptions,
  KitCallOptions,
  KitConfig,
  KitRequestOptions,
  KitSignOptions,
} from "./config.js"
import {
  addNetwork,
  declareNetworks,
  initialState,
  selection,
  withConnection,
} from "./configuration.js"
import type { Shell } from "./context.js"
import type { WalletError } from "./errors.js"
import type { KitEventName, KitEvents, Verified } from "./events.js"
import { type Network, networkName } from "./networks.js"
import { createMemory, firstConnection, forgetConnection } from "./persistence.js"
import type { KitRequest, ScreenOptions } from "./request.js"
import type { Signer } from "./signer.js"
import type { KitState } from "./state.js"
import { createEmitter, createStore, type Emitter } from "./store.js"
import type { ButtonTheme, ModalTheme } from "./themes.js"
import { disconnected } from "./transitions.js"
import type { Verb } from "./verbs.js"
import type {
  AddressResult,
  KnownCapabilities,
  NetworkResult,
  SignAuthEntryResult,
  SignMessageResult,
  SignTransactionResult,
  SubmitResult,
  WalletDescriptor,
} from "./wallet.js"

/** The stateful object of an app: its wallets, connection and signatures. */
export interface Kit {
  /** The current snapshot. */
  getState(): KitState
  /** The snapshot that a server would have rendered, for `useSyncExternalStore`. */
  getServerState(): KitState
  /** Calls the listener after each change of the state. Returns a function that stops it. */
  subscribe(listener: () => void): () => void
  /** Listens to an event. Returns a function that stops it. */
  on<Name extends KitEventName>(name: Name, listener: (detail: KitEvents[Name]) => void): () => void
  /** For screens: reports what the user did (button clicked, wallet selected, modal closed). */
  emit: Emitter["emit"]

  /**
   * Asks a wallet (the selected one by default) for access. The current connection stays until this one succeeds.
   * Throws `WalletError`, like every call to a wallet. Requests reach a wallet in the order they were made.
   */
  connect(walletId?: string, options?: ConnectOptions): KitRequest<AddressResult>
  /** Checks the remembered connection without opening a window. The outcome is in the state. */
  restore(options?: KitCallOptions): Promise<void>
  /** Ends the connection, forgets it, and notifies the wallet if the wallet supports that. */
  disconnect(): Promise<void>
  /** Selects a wallet. Throws 'Wallet id "x" is not supported'. */
  setWallet(walletId: string): void
  /**
   * Replaces the wallets, in list order. The same objects as before keep their state and connection; the others are
   * probed. Removing the connected wallet disconnects it and forgets the connection, and every request to a removed
   * wallet ends with kind `aborted`. A new card of the same wallet replaces the old one, so pass the same card to keep
   * its connection.
   *
   * The list changes at once if the engine is loaded. The promise resolves when it has changed and a disconnected wallet
   * was notified. Rejects with `bad-request` for two wallets with the same `productId`: the wallets then stay.
   */
  setWallets(wallets: KitConfig["wallets"]): Promise<void>
  /**
   * Adds a network, which the kit then knows like those in `networks`: `setNetwork` selects it, and screens and errors
   * use its name. Throws `bad-request` and names the field: for an empty name or passphrase, for one that a known network
   * has already, and for a URL that is neither http nor https. One of the five can be declared too, once, to give it
   * URLs or another name.
   *
   * Returns a function that removes the network again. Select another one first: a removed network that is selected
   * stays so.
   */
  declareNetwork(network: Network): () => void
  /**
   * Selects a network by passphrase, and the Horizon that the app declared for it. A network without one has no
   * `horizonUrl` in the state, and its balances cannot be read; the Horizon of another network is never used. Pending
   * signature requests for another network are canceled. Throws 'Wallet network "x" is not supported' if the passphrase
   * is neither known nor declared, and says which passphrase to pass if "x" is a network's name; the selection then
   * stays.
   */
  setNetwork(passphrase: string): void
  /** Changes fields of the two themes. */
  setTheme(themes: { modal?: Partial<ModalTheme>; button?: Partial<ButtonTheme> }): void

  /**
   * Asks the connected wallet to sign a base64 `TransactionEnvelope`. The reply is verified, and `signerAddress` is the
   * account whose signature was verified. Like the other signatures it uses the current connection, even while another
   * wallet is being connected. Without a connection the request goes to the selected wallet and must name an `address`,
   * else `no-wallet` is thrown: the kit must know before the wallet answers whose signature to verify.
   */
  signTransaction(
    xdr: string,
    options?: KitSignOptions,
  ): KitRequest<SignTransactionResult & { verified: Verified }>
  /**
   * Asks the connected wallet to sign and submit a base64 `TransactionEnvelope`. Verifies as much as the wallet
   * reports.
   */
  signAndSubmitTransaction(
    xdr: string,
    options?: KitRequestOptions,
  ): KitRequest<SubmitResult & { verified: Verified }>
  /** Asks for the signature of a base64 `HashIdPreimage` (type 9 or 10), and verifies it. */
  signAuthEntry(
    authEntry: string,
    options?: KitRequestOptions,
  ): KitRequest<SignAuthEntryResult & { verified: Verified }>
  /** Asks for the SEP-53 signature of a text, and verifies it. */
  signMessage(
    message: string,
    options?: KitRequestOptions,
  ): KitRequest<SignMessageResult & { verified: Verified }>
  /** Asks the wallet which network it uses. */
  getNetwork(options?: KitCallOptions): Promise<NetworkResult>
  /** The display name of a network, including the app's declared ones. */
  networkName(passphrase: string): string

  /**
   * The connected wallet for `@stellar/stellar-sdk` 14 to 17; undefined if none is connected. It is the same frozen
   * object until the wallet, address or network changes. Errors are returned in its results, as the SDK expects.
   */
  signer(): Signer | undefined

  /** Probes all wallets in parallel, 500 ms each. Resolves to the list in the picker's order. */
  refreshSupportedWallets(): Promise<readonly WalletDescriptor[]>
  /** The capabilities of a wallet, inferred from its methods if it does not declare them. Throws for an unknown id. */
  capabilities(walletId: string): KnownCapabilities
  /** The native balance of an account, the active one by default. */
  getBalance(options?: KitCallOptions & { address?: string }): Promise<Balance>

  /**
   * Cancels a pending request. Its promise rejects with kind `aborted`, or with its error if it has already `failed`.
   */
  cancel(requestId: string): void
  /** Opens the window that a pending request is waiting for (`needsGesture`). Call it inside a click. */
  proceed(requestId: string): void
  /** Brings the window of a pending request to the front (`focusable`). Call it inside a click. */
  focus(requestId: string): void
  /** Asks the wallet again after a signature has `failed`. Call it inside a click, because it may open a window. */
  retry(requestId: string): void
  /**
   * Tells the kit that a screen shows pending requests and can ask for the click that a window needs. Without a screen,
   * such a request fails with `popup-blocked`. With `retry`, the screen also offers to retry failed signatures: they
   * settle when the user retries or dismisses them, or when `limits.sign` has passed. Returns a function that detaches
   * the screen.
   */
  attachScreen(options?: ScreenOptions): () => void
  /**
   * Loads what the kit needs to call wallets, so that a window opens within the first click. Call it on a button's
   * hover, focus or press. Resolves when everything has loaded or failed; failures are retried when needed.
   */
  preload(): Promise<void>
  /** Stops watching, probing and listening, and cancels pending requests. */
  destroy(): void
}

/**
 * Creates a kit: its state, its remembered connection and its wallets' cards. Its engine calls the wallets. A browser
 * loads the engine when it is idle after the first frame, or immediately if a connection is remembered. The engine then
 * probes the wallets once (page messages and object look-ups, no network). Outside a browser nothing is loaded until it
 * is needed. Calls wait for the engine in order. Once it and the wallet's module are loaded, a call opens the wallet's
 * window synchronously.
 *
 * Throws `WalletError` of kind `bad-request`:
 * - 'Wallet network "x" is not supported': `network` is neither one of the five nor declared in `networks`. If it is a
 *   network's name, the message says which passphrase to pass;
 * - 'A network's passphrase must be a unique text, not "x".' and the like: a field of `networks` is invalid or declared
 *   twice, including `network` with its `horizonUrl`;
 * - 'Two wallets of the kit have the same productId.';
 * - 'Wallet id "x" is not supported': `selectedWalletId` is not one of `wallets`.
 */
export function createKit(config: KitConfig): Kit {
  const networks = declareNetworks(config)
  const state = initialState(config, networks)
  const memory = createMemory(config)
  const serverState = withConnection(state, memory.known)
  const inBrowser = typeof document !== "undefined"
  const store = createStore(
    inBrowser ? withConnection(state, firstConnection(memory)) : serverState,
  )
  const emitter = createEmitter()
  const ended = new AbortController()
  const screens = new Set<ScreenOptions>()
  const early: EarlyEvent[] = []
  const { call, cancel, engine, load } = createCalls(async () =>
    (await import("./engine.js")).createEngine(shell),
  )

  // The engine's functions of these names have the kit's types.
  const forwarded = Object.fromEntries(
    forwardedVerbs.map((verb) => [verb, (...args: unknown[]) => call(verb, ...args)]),
  ) as unknown as Pick<Kit, (typeof forwardedVerbs)[number]>
  const preload = (): Promise<void> =>
    // A call that needs the engine reports why it could not be loaded.
    load().then(
      ({ ready }) => ready(),
      () => {},
    )
  const update = (fields: Partial<KitState>): void =>
    store.setState({ ...store.getState(), ...fields } as KitState)
  const endConnection = (): void => {
    const now = store.getState()
    cancel(({ verb }) => /^con|^sign/.test(verb))
    // After a failed restore, disconnecting also clears the remembered connection and its error.
    if (now.status !== "disconnected" || now.previous) store.setState(disconnected(now))
    if (now.status === "disconnected") return
    engine()?.connectionEnded()
    emitter.emit("disconnect", undefined)
  }
  const shell: Shell = {
    config,
    networks,
    store,
    emitter,
    memory,
    screens,
    early,
    endConnection,
    cancelWaiting: cancel,
    signing: forwarded,
    ended: ended.signal,
  }
  const notRestored = (error: WalletError): void => {
    const now = store.getState()
    if (now.status !== "restoring") return
    const previous = { walletId: now.selectedModuleId, address: now.activeAddress }
    store.setState(disconnected(now, { error, previous }))
  }
  const stopUpdates = store.subscribe(() => emitter.emit("stateUpdated", undefined))
  if (inBrowser) {
    if (store.getState().status === "restoring") load().then(({ ready }) => ready(), notRestored)
    else whenIdle(() => ended.signal.aborted || preload())
  }

  return {
    ...forwarded,
    getState: store.getState,
    getServerState: () => serverState,
    subscribe: store.subscribe,
    on: emitter.on,
    emit(name, detail) {
      if (!engine()) early.push([name, detail] as unknown as EarlyEvent)
      emitter.emit(name, detail)
    },

    async disconnect() {
      const now = store.getState()
      forgetConnection(memory)
      endConnection()
      if (now.status !== "disconnected") await call("notifyDisconnected", now).catch(() => {})
    },
    setWallet(walletId) {
      const { status, selectedModuleId } = store.getState()
      walletOf(store.getState(), walletId)
      if (selectedModuleId === walletId) return
      if (status !== "disconnected") forgetConnection(memory)
      endConnection()
      store.setState(disconnected(store.getState(), { selectedModuleId: walletId }))
    },
    declareNetwork(network) {
      const added = { ...network }
      addNetwork(added, networks)
      // Screens may show the network's passphrase, and now know its name.
      update({})
      return () => {
        if (networks.delete(added)) update({})
      }
    },
    setWallets: async (wallets) => (engine() ?? (await load())).setWallets(wallets),
    setNetwork(passphrase) {
      const selected = selection(passphrase, networks)
      if (store.getState().selectedNetwork !== passphrase) {
        cancel(({ verb }) => /^sign/.test(verb))
        engine()?.networkChanged(passphrase)
      }
      update(selected)
    },
    setTheme({ modal, button }) {
      const now = store.getState()
      store.setState({
        ...now,
        modalTheme: { ...now.modalTheme, ...modal },
        buttonTheme: { ...now.buttonTheme, ...button },
      })
    },

    networkName: (passphrase) => networkName(passphrase, networks),
    // Only the engine can connect.
    signer: () => engine()?.signer(),

    capabilities: (walletId) => walletOf(store.getState(), walletId).capabilities,

    cancel(requestId) {
      cancel(({ id }) => id === requestId)
      engine()?.requests.cancel(requestId)
    },
    proceed: (id) => engine()?.requests.proceed(id),
    focus: (id) => engine()?.requests.focus(id),
    retry: (id) => engine()?.requests.retry(id),
    attachScreen(options) {
      const screen = { ...options }
      screens.add(screen)
      return () => {
        screens.delete(screen)
        engine()?.requests.screenDetached()
      }
    },
    preload,
    destroy() {
      ended.abort()
      cancel(() => true)
      stopUpdates()
      emitter.emit("destroyed", undefined)
    },
  }
}

/** The kit's functions that the engine answers. */
const forwardedVerbs = [
  "connect",
  "restore",
  "signTransaction",
  "signAndSubmitTransaction",
  "signAuthEntry",
  "signMessage",
  "getNetwork",
  "refreshSupportedWallets",
  "getBalance",
] as const satisfies readonly (Verb & keyof Kit)[]

/** Calls back when the browser is idle after its next frame, or after two busy seconds. */
function whenIdle(call: () => void): void {
  // Safari has no `requestIdleCallback`.
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
  requestAnimationFrame(() => later(call, { timeout: 2_000 }))
}
