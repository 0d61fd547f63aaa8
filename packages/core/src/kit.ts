import type { Shell } from "./actions/context.js"
import { createCalls } from "./calls.js"
import { badRequest, guarded } from "./contract/bad-request.js"
import type { WalletError } from "./contract/errors.js"
import type { WalletDescriptor } from "./contract/wallet.js"
import type { Kit } from "./kit-interface.js"
import { findNetwork, networkName } from "./networks/networks.js"
import type { ScreenOptions } from "./requests/request.js"
import type { EarlyEvent } from "./state/analytics.js"
import type { KitConfig } from "./state/config.js"
import {
  addNetwork,
  checkWallets,
  declareNetworks,
  initialState,
  selection,
  withConnection,
} from "./state/configuration.js"
import { createMemory, firstConnection, forgetConnection } from "./state/persistence.js"
import type { KitState } from "./state/state.js"
import { createEmitter, createStore } from "./state/store.js"
import { networkOf, walletOf } from "./state/supported.js"
import { disconnected } from "./state/transitions.js"

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
 * - 'A wallet of the kit has no productId.', 'Two wallets of the kit have the same productId.';
 * - 'An argument of this call can't be read.': the configuration is no object, `wallets` is no list, or a field throws;
 * - 'Wallet id "x" is not supported': `selectedWalletId` is not one of `wallets`.
 */
export const createKit: (config: KitConfig) => Kit = guarded((config) => {
  const networks = declareNetworks(config)
  const state = initialState(config, networks)
  const ended = new AbortController()
  const memory = createMemory(config, ended.signal)
  const serverState = withConnection(state, memory.known)
  const inBrowser = typeof document !== "undefined"
  const store = createStore(
    inBrowser ? withConnection(state, firstConnection(memory)) : serverState,
  )
  const emitter = createEmitter()
  const screens = new Set<ScreenOptions>()
  const early: EarlyEvent[] = []
  const { verb, cancel, engine, load } = createCalls(() =>
    // Named, so that a bundler keeps no object with all exports for it.
    import("./engine.js").then(({ prepareEngine }) => prepareEngine(shell)),
  )
  const notifyDisconnected = verb("other", (verbs) => verbs.notifyDisconnected)
  const known = (walletId: string): WalletDescriptor => walletOf(store.getState(), walletId)
  const update = (fields: Partial<KitState>): void =>
    store.setState({ ...store.getState(), ...fields } as KitState)
  const endConnections = (): void => {
    const now = store.getState()
    cancel(({ kind }) => kind === "connect" || kind === "sign")
    // After a failed restore, disconnecting also clears the remembered connection and its error.
    if (now.status !== "disconnected" || now.previous || now.otherConnections.length)
      store.setState(disconnected(now, { otherConnections: [] }))
    if (now.status === "disconnected") return
    engine()?.connectionEnded()
    emitter.emit("disconnect", undefined)
  }
  const notRestored = (error: WalletError): void => {
    const now = store.getState()
    if (now.status !== "restoring") return
    const previous = { walletId: now.selectedModuleId, address: now.activeAddress }
    store.setState(disconnected(now, { error, previous }))
  }

  const kit: Kit = {
    getState: store.getState,
    getServerState: () => serverState,
    subscribe: store.subscribe,
    on: emitter.on,
    emit(name, detail) {
      if (!engine()) early.push([name, detail] as EarlyEvent)
      emitter.emit(name, detail)
    },

    connect: verb("connect", (verbs) => verbs.connect),
    restore: verb("other", (verbs) => verbs.restore),
    switchConnection: verb("switch", ({ withConnection }) => withConnection.switchConnection),
    endConnection: verb("switch", ({ withConnection }) => withConnection.endConnection),
    async disconnect() {
      const now = store.getState()
      forgetConnection(memory)
      endConnections()
      if (now.status !== "disconnected" || now.otherConnections.length)
        await notifyDisconnected(now).catch(() => {})
    },
    setWallet: guarded((walletId) => {
      const { status, selectedModuleId } = store.getState()
      known(walletId)
      if (selectedModuleId === walletId) return
      if (status !== "disconnected") forgetConnection(memory)
      endConnections()
      store.setState(disconnected(store.getState(), { selectedModuleId: walletId }))
    }),
    declareNetwork: guarded((network) => {
      const added = { ...network }
      addNetwork(added, networks)
      // Screens may show the network's passphrase, and now know its name.
      update({})
      return () => {
        if (networks.delete(added)) update({})
      }
    }),
    async setWallets(wallets) {
      try {
        checkWallets(wallets)
        await (engine() ?? (await load())).setWallets(wallets)
      } catch (cause) {
        throw badRequest(cause)
      }
    },
    setNetwork: guarded((passphrase) => {
      const selected = selection(passphrase, networks)
      if (store.getState().selectedNetwork !== passphrase) {
        cancel(({ kind }) => kind === "sign")
        engine()?.networkChanged(passphrase)
      }
      update(selected)
    }),
    setTheme: guarded(({ modal, button }) => {
      const { modalTheme, buttonTheme } = store.getState()
      update({
        modalTheme: { ...modalTheme, ...modal },
        buttonTheme: { ...buttonTheme, ...button },
      })
    }),

    signTransaction: verb("sign", ({ withConnection }) => withConnection.signTransaction),
    signAndSubmitTransaction: verb(
      "sign",
      ({ withConnection }) => withConnection.signAndSubmitTransaction,
    ),
    signAuthEntry: verb("sign", ({ withConnection }) => withConnection.signAuthEntry),
    signMessage: verb("sign", ({ withConnection }) => withConnection.signMessage),
    getNetwork: verb("network", ({ withConnection }) => withConnection.getNetwork),
    networkName: guarded((passphrase) => networkName(passphrase, networks)),
    isKnownNetwork: (passphrase) => findNetwork(passphrase, networks) !== undefined,
    // Only the engine can connect.
    signer: () => engine()?.signer(),

    refreshSupportedWallets: verb("other", (verbs) => verbs.refreshSupportedWallets),
    capabilities: guarded((walletId) => known(walletId).capabilities),
    getBalance: verb("other", (verbs) => verbs.getBalance),

    cancel(requestId) {
      cancel(({ id }) => id === requestId)
      engine()?.requests.cancel(requestId)
    },
    proceed: (id) => engine()?.requests.proceed(id),
    focus: (id) => engine()?.requests.focus(id),
    retry: (id) => engine()?.requests.retry(id),
    attachScreen: guarded((options) => {
      const screen = { ...options }
      screens.add(screen)
      return () => {
        screens.delete(screen)
        engine()?.requests.screenDetached()
      }
    }),
    preload: () =>
      // A call that needs the engine reports why it could not be loaded.
      load().then(
        ({ ready }) => ready(),
        () => {},
      ),
    get destroyed() {
      return ended.signal.aborted
    },
    destroy() {
      ended.abort()
      cancel(() => true)
      stopUpdates()
      emitter.emit("destroyed", undefined)
    },
  }
  const shell: Shell = {
    config,
    networks,
    networkOf: (passphrase) => networkOf(passphrase, networks),
    walletOf: known,
    store,
    emitter,
    memory,
    screens,
    early,
    endConnections,
    cancelWaiting: cancel,
    signing: kit,
    ended: ended.signal,
  }
  const stopUpdates = store.subscribe(() => emitter.emit("stateUpdated", undefined))
  if (inBrowser) {
    if (store.getState().status === "restoring") load().then(({ ready }) => ready(), notRestored)
    else whenIdle(() => ended.signal.aborted || load().catch(() => {}))
  }
  return kit
})

/** Calls back when the browser is idle after its next frame, or after two busy seconds. */
function whenIdle(call: () => void): void {
  // Safari has no `requestIdleCallback`.
  const later = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run))
  requestAnimationFrame(() => later(call, { timeout: 2_000 }))
}
