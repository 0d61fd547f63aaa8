import { tellAnalytics } from "./analytics.js"
import { createAvailability, describe } from "./availability.js"
import { type Balance, readBalance } from "./balance.js"
import { capabilitiesOf } from "./capabilities.js"
import type {
  ConnectOptions,
  KitCallOptions,
  KitConfig,
  KitRequestOptions,
  KitSignOptions,
} from "./config.js"
import { connect } from "./connect.js"
import { type Context, declareNetworks, moduleOf, selection } from "./context.js"
import { disconnect, endConnection } from "./disconnect.js"
import { WalletError } from "./errors.js"
import {
  createEmitter,
  type Emitter,
  type KitEventName,
  type KitEvents,
  type Verified,
} from "./events.js"
import { createModules } from "./modules.js"
import { getNetwork } from "./network.js"
import { type Network, networkName } from "./networks.js"
import { browserStorage, createMemory, parseConnection } from "./persistence.js"
import { createRequests, type KitRequest, type ScreenOptions } from "./request.js"
import { restore } from "./restore.js"
import { setNetwork, setTheme, setWallet } from "./select.js"
import { signAndSubmitTransaction, signAuthEntry, signMessage, signTransaction } from "./sign.js"
import { createSigner, type Signer } from "./signer.js"
import type { KitState } from "./state.js"
import { createStore } from "./store.js"
import { followOtherTabs } from "./sync.js"
import type { ButtonTheme, ModalTheme } from "./themes.js"
import { restoring } from "./transitions.js"
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
import { createWatcher } from "./watch.js"

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
 * Makes a kit. In a browser it probes its wallets once (page messages and object look-ups, no network) and checks a
 * remembered connection; elsewhere it does nothing until it is asked.
 *
 * Throws `WalletError` of kind `bad-request`:
 * - 'Wallet network "x" is not supported': `network` is neither one of the five nor declared in `networks`;
 * - 'Two networks of the kit have the same passphrase.';
 * - 'Declare the Horizon of x in "networks" alone.': `horizonUrl` is given though `networks` declares `network`;
 * - 'Two wallets of the kit have the same productId.';
 * - 'Wallet id "x" is not supported': `selectedWalletId` is none of `wallets`.
 */
export function createKit(config: KitConfig): Kit {
  const networks = declareNetworks(config)
  const modules = createModules(config.wallets, (module) => availability.loaded(module))
  if (new Set(config.wallets.map(({ productId }) => productId)).size < config.wallets.length) {
    throw new WalletError("bad-request", "Two wallets of the kit have the same productId.")
  }
  if (config.selectedWalletId !== undefined) moduleOf(modules, config.selectedWalletId)

  const storage = config.storage === undefined ? browserStorage() : config.storage
  const memory = createMemory(storage, config.remembered)
  const serverState = initialState(config, networks)
  const store = createStore(serverState)
  const emitter = createEmitter()
  const ended = new AbortController()
  const requests = createRequests(store, emitter)
  const availability = createAvailability(store, modules, memory, config.requiredCapabilities)
  const watcher = createWatcher(store, requests, memory, () => {
    memory.forgetConnection()
    endConnection(context)
  })
  const context: Context = {
    config,
    networks,
    modules,
    store,
    emitter,
    memory,
    requests,
    availability,
    watcher,
    ended: ended.signal,
  }

  const stopLosing = emitter.on("requestSettled", ({ request, error }) => {
    if (error?.kind === "page-stale") watcher.lose(request.walletId, error)
  })
  const stopTelling = store.subscribe(() => emitter.emit("stateUpdated", undefined))
  const stopAnalytics = tellAnalytics(emitter, config.analytics)
  const stopFollowing = followOtherTabs(context)
  if (typeof document !== "undefined") {
    void availability.refresh()
    // A synchronous storage is read in this very tick: the first frame shows the remembered address.
    void restore(context)
  }

  const preload = async (): Promise<void> => {
    await Promise.all(config.wallets.map(({ productId }) => modules.load(productId)))
  }
  /** Calls at once when all modules are there, so that a window opens within the click. */
  const loaded = <T>(call: () => Promise<T>): Promise<T> =>
    config.wallets.some(({ productId }) => modules.load(productId)) ? preload().then(call) : call()
  let requestCount = 0
  /** Begins a request under an id of its own. */
  const begin = <T>(run: (id: string) => Promise<T>): KitRequest<T> => {
    const id = `request-${++requestCount}`
    return Object.assign(
      loaded(() => run(id)),
      { id },
    )
  }
  const verbs = {
    signTransaction: (xdr: string, options?: KitSignOptions) =>
      begin((id) => signTransaction(context, id, xdr, options)),
    signAuthEntry: (authEntry: string, options?: KitRequestOptions) =>
      begin((id) => signAuthEntry(context, id, authEntry, options)),
  }

  return {
    preload,
    getState: store.getState,
    getServerState: () => serverState,
    subscribe: store.subscribe,
    on: emitter.on,
    emit: emitter.emit,

    connect: (walletId, options) => begin((id) => connect(context, id, walletId, options)),
    restore: (options) => restore(context, options),
    disconnect: () => disconnect(context),
    setWallet: (walletId) => setWallet(context, walletId),
    setNetwork: (passphrase) => setNetwork(context, passphrase),
    setTheme: (themes) => setTheme(context, themes),

    ...verbs,
    signAndSubmitTransaction: (xdr, options) =>
      begin((id) => signAndSubmitTransaction(context, id, xdr, options)),
    signMessage: (message, options) => begin((id) => signMessage(context, id, message, options)),
    getNetwork: (options) => loaded(() => getNetwork(context, options)),
    signer: createSigner(context, verbs),
    networkName: (passphrase) => networkName(passphrase, networks),

    refreshSupportedWallets: () => availability.refresh(),
    capabilities: (walletId) => capabilitiesOf(moduleOf(modules, walletId)),
    getBalance: (options) => getBalance(store.getState(), options),

    cancel: (requestId) => requests.cancel(requestId),
    proceed: (requestId) => requests.proceed(requestId),
    focus: (requestId) => requests.focus(requestId),
    retry: (requestId) => requests.retry(requestId),
    attachScreen: (options) => requests.attachScreen(options),
    destroy() {
      ended.abort()
      stopFollowing()
      watcher.stop()
      availability.destroy()
      requests.cancelAll(new WalletError("aborted", "The kit was taken down."))
      stopLosing()
      stopTelling()
      stopAnalytics()
    },
  }
}

/** What a server renders, which knows of a connection only what the app tells it (`remembered`). */
function initialState(config: KitConfig, networks: readonly Network[]): KitState {
  const { network, selectedWalletId, modalTheme, buttonTheme } = config
  const remembered = parseConnection(config.remembered)
  const state: KitState = {
    status: "disconnected",
    allowedWallets: config.wallets.map((wallet) => describe(wallet, config.requiredCapabilities)),
    usedWallets: [],
    probing: true,
    ...selection(networks, network),
    ...(selectedWalletId === undefined ? {} : { selectedModuleId: selectedWalletId }),
    modalTheme: modalTheme ?? {},
    buttonTheme: buttonTheme ?? {},
    pending: [],
  }
  return remembered && state.allowedWallets.some(({ id }) => id === remembered.walletId)
    ? restoring(state, remembered.walletId, remembered.address)
    : state
}

async function getBalance(
  { horizonUrl, activeAddress }: KitState,
  { address = activeAddress, signal }: KitCallOptions & { address?: string } = {},
): Promise<Balance> {
  if (address === undefined) {
    throw new WalletError("no-wallet", "No account is connected and none was named.")
  }
  return readBalance(horizonUrl, address, signal ? { signal } : {})
}
