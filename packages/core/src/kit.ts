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
import { declareNetworks, initialState, selection, withConnection } from "./configuration.js"
import type { Shell } from "./context.js"
import type { Verb } from "./engine.js"
import type { KitEventName, KitEvents, Verified } from "./events.js"
import { networkName } from "./networks.js"
import { createMemory, firstConnection, forgetConnection } from "./persistence.js"
import type { KitRequest, ScreenOptions } from "./request.js"
import type { Signer } from "./signer.js"
import type { KitState } from "./state.js"
import { createEmitter, createStore, type Emitter } from "./store.js"
import type { ButtonTheme, ModalTheme } from "./themes.js"
import { disconnected } from "./transitions.js"
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

/** The one stateful object of an app: its wallets, its connection, its signatures. */
export interface Kit {
  /** The present snapshot. */
  getState(): KitState
  /** The snapshot that a server would have rendered: for `useSyncExternalStore`. */
  getServerState(): KitState
  /** Calls back after each change of the state. Returns how to stop. */
  subscribe(listener: () => void): () => void
  /** Listens to an event. Returns how to stop. */
  on<Name extends KitEventName>(name: Name, listener: (detail: KitEvents[Name]) => void): () => void
  /** For screens: tells what a person did (button clicked, wallet selected, modal closed). */
  emit: Emitter["emit"]

  /**
   * Asks a wallet (the selected one by default) for access. A connection that stands holds until this one is made.
   * Throws `WalletError`, as all that is asked of a wallet does. Requests reach a wallet in the order in which they are
   * asked.
   */
  connect(walletId?: string, options?: ConnectOptions): KitRequest<AddressResult>
  /** Checks the remembered connection without opening a window; what comes of it stands in the state. */
  restore(options?: KitCallOptions): Promise<void>
  /** Ends the connection, forgets it, tells the wallet where it can be told. */
  disconnect(): Promise<void>
  /** Selects a wallet. Throws 'Wallet id "x" is not supported'. */
  setWallet(walletId: string): void
  /**
   * Selects a network by passphrase, and with it the Horizon that the app declared for it. A network without one has
   * no `horizonUrl` in the state, and no balance can be read; the Horizon of another network is never used for it.
   * Pending signatures for another network are cancelled. Throws 'Wallet network "x" is not supported' for a passphrase
   * that is neither known nor declared; the selection then stays.
   */
  setNetwork(passphrase: string): void
  /** Changes fields of the two themes. */
  setTheme(themes: { modal?: Partial<ModalTheme>; button?: Partial<ButtonTheme> }): void

  /**
   * Asks the connected wallet to sign a base64 `TransactionEnvelope`; the reply is verified, and `signerAddress` is the
   * account whose signature was. Like the other signatures it belongs to the current connection, also while another
   * wallet is being connected. Without a connection it goes to the selected wallet and must name an `address`, else
   * `no-wallet` is thrown: the address whose signature is verified is known before the wallet answers.
   */
  signTransaction(
    xdr: string,
    options?: KitSignOptions,
  ): KitRequest<SignTransactionResult & { verified: Verified }>
  /** Asks the connected wallet to sign a base64 `TransactionEnvelope` and to send it itself; checked as far as it tells. */
  signAndSubmitTransaction(
    xdr: string,
    options?: KitRequestOptions,
  ): KitRequest<SubmitResult & { verified: Verified }>
  /** Asks for the signature of a base64 `HashIdPreimage` (type 9 or 10); verified. */
  signAuthEntry(
    authEntry: string,
    options?: KitRequestOptions,
  ): KitRequest<SignAuthEntryResult & { verified: Verified }>
  /** Asks for the SEP-53 signature of a text; verified. */
  signMessage(
    message: string,
    options?: KitRequestOptions,
  ): KitRequest<SignMessageResult & { verified: Verified }>
  /** Asks the wallet which network it is set to. */
  getNetwork(options?: KitCallOptions): Promise<NetworkResult>
  /** The name of a network for people, of the app's declared ones too. */
  networkName(passphrase: string): string

  /**
   * The connected wallet for `@stellar/stellar-sdk` 14 to 17; undefined while none is connected. The same frozen
   * object until wallet, address or network change. Errors come in its results, as the SDK wants them.
   */
  signer(): Signer | undefined

  /** Probes all wallets, side by side, 500 ms each; resolves to them in the order of the picker. */
  refreshSupportedWallets(): Promise<readonly WalletDescriptor[]>
  /** What a wallet can do; inferred from its methods where it does not say. Throws for an unknown id. */
  capabilities(walletId: string): KnownCapabilities
  /** The native balance of an account, the active one by default. */
  getBalance(options?: KitCallOptions & { address?: string }): Promise<Balance>

  /** Cancels a pending request: its promise rejects with kind `aborted`, or, where it has `failed`, with that error. */
  cancel(requestId: string): void
  /** Opens the window that a pending request waits for (`needsGesture`). To be called inside a click. */
  proceed(requestId: string): void
  /** Brings the window of a pending request to the front (`focusable`). To be called inside a click. */
  focus(requestId: string): void
  /** Asks the wallet again after a signature has `failed`. To be called inside a click, which its window may need. */
  retry(requestId: string): void
  /**
   * Tells the kit that a screen shows pending requests, and so can ask for the click that a window needs;
   * without one such a request fails with `popup-blocked`. With `retry`, the screen also offers to try again what
   * failed: such a signature then settles when a person has tried it again or left it, by `limits.sign` at the latest.
   * Returns how to take it back.
   */
  attachScreen(options?: ScreenOptions): () => void
  /**
   * Loads what the kit needs to ask wallets, so that a window opens within the first click: for a button's hover, focus
   * or press. Resolves when all has come or has failed; what failed is tried again when it is needed.
   */
  preload(): Promise<void>
  /** Stops watching, probing and listening, and cancels what is pending. */
  destroy(): void
}

/**
 * Makes a kit: its state, its remembered connection and its wallets' cards. What asks wallets is its engine, which a
 * browser loads when it is idle after the first frame, and at once where a connection is remembered; then the engine
 * probes the wallets once (page messages and object look-ups, no network). Outside a browser nothing is loaded until
 * it is needed. Calls wait for the engine in their order; once it and the wallet's module are there, a call opens the
 * wallet's window synchronously.
 *
 * Throws `WalletError` of kind `bad-request`:
 * - 'Wallet network "x" is not supported': `network` is neither one of the five nor declared in `networks`;
 * - 'Two networks of the kit have the same passphrase.', which may be `network` with its `horizonUrl`;
 * - 'Two wallets of the kit have the same productId.';
 * - 'Wallet id "x" is not supported': `selectedWalletId` is none of `wallets`.
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
    // A call that needs the engine says why it could not be loaded.
    load().then(
      ({ ready }) => ready(),
      () => {},
    )
  const endConnection = (): void => {
    const now = store.getState()
    cancel(({ verb }) => /^con|^sign/.test(verb))
    // A connection that could not be restored is forgotten with its reason.
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
    signing: forwarded,
    ended: ended.signal,
  }
  const stopTelling = store.subscribe(() => emitter.emit("stateUpdated", undefined))
  if (inBrowser) {
    if (store.getState().status === "restoring") preload()
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
      if (now.status !== "disconnected") await call("tellDisconnected", now).catch(() => {})
    },
    setWallet(walletId) {
      const { status, selectedModuleId } = store.getState()
      walletOf(store.getState(), walletId)
      if (selectedModuleId === walletId) return
      if (status !== "disconnected") forgetConnection(memory)
      endConnection()
      store.setState(disconnected(store.getState(), { selectedModuleId: walletId }))
    },
    setNetwork(passphrase) {
      const selected = selection(passphrase, networks)
      if (store.getState().selectedNetwork !== passphrase) {
        cancel(({ verb }) => /^sign/.test(verb))
        engine()?.networkChanged(passphrase)
      }
      store.setState({ ...store.getState(), ...selected })
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
    // Only the engine connects.
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
      stopTelling()
    },
  }
}

/** What the engine answers, by the names that it has here. */
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
