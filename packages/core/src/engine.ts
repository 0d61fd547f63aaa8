import { reportAnalytics } from "./analytics.js"
import { createAvailability } from "./availability.js"
import { type Balance, readBalance } from "./balance.js"
import type { KitCallOptions, KitConfig } from "./config.js"
import { connect } from "./connect.js"
import type { Context, Shell } from "./context.js"
import { WalletError } from "./errors.js"
import { createModules } from "./modules.js"
import { getNetwork } from "./network.js"
import { notifyDisconnected } from "./notify-disconnected.js"
import { createRequests, type Requests } from "./request.js"
import { restore } from "./restore.js"
import { setWallets } from "./set-wallets.js"
import {
  signAndSubmitTransaction,
  signAuthEntry,
  signMessage,
  signTransaction,
} from "./signatures.js"
import { createSigner, type Signer } from "./signer.js"
import type { KitState } from "./state.js"
import { followOtherTabs } from "./sync.js"
import { calledWallet, connectedWallet, type Verb } from "./verbs.js"
import { createWatcher } from "./watch.js"

/** The part of a kit that calls wallets. It is loaded after the first frame, or with the first call. */
export interface Engine {
  requests: Requests
  /** The connection has ended: stops watching it and cancels its requests. */
  connectionEnded(): void
  /** Another network was selected: cancels signature requests for other networks. */
  networkChanged(passphrase: string): void
  /** Replaces the kit's wallets. */
  setWallets(wallets: KitConfig["wallets"]): Promise<void>
  signer(): Signer | undefined
  /** Loads what a call needs. Returns undefined if nothing has to be loaded. */
  loading(verb: Verb, args: readonly unknown[]): Promise<void> | undefined
  /** Makes a call. Nothing is awaited before a wallet's window opens. */
  call(verb: Verb, id: string, args: readonly unknown[]): Promise<unknown>
  /** Resolves when every wallet's module has loaded or failed to load. */
  ready(): Promise<void>
}

/** Creates the engine of a kit. In a browser it probes the wallets and checks the remembered connection. */
export function createEngine(shell: Shell): Engine {
  const { config, store, emitter, memory, ended } = shell
  const { wallets, requiredCapabilities, analytics } = config
  const modules = createModules(store, wallets, (module) => availability.loaded(module))
  const requests = createRequests(store, emitter, shell.screens)
  const availability = createAvailability(store, modules, memory, requiredCapabilities)
  const watcher = createWatcher(store, requests, memory, {
    changed: availability.update,
    ended: shell.endConnection,
  })
  const context: Context = { ...shell, modules, requests, availability, watcher }

  const stops = [
    emitter.on("requestSettled", ({ request, error }) => {
      availability.update()
      if (error?.kind === "page-stale") watcher.reportLost(request.walletId, error)
    }),
    reportAnalytics(emitter, analytics, shell.early),
    followOtherTabs(context),
    watcher.stop,
    availability.destroy,
  ]
  const destroy = (): void => {
    for (const stop of stops) stop()
    requests.cancelAll(new WalletError("aborted", "The kit was destroyed."))
  }
  if (ended.aborted) destroy()
  else ended.addEventListener("abort", destroy)
  if (typeof document !== "undefined" && !ended.aborted) {
    void availability.refresh()
    void restore(context)
  }

  const walletFor = (verb: Verb, args: readonly unknown[]): string =>
    calledWallet(store.getState(), verb, args) ?? ""

  return {
    requests,
    connectionEnded() {
      watcher.stop()
      requests.cancelAll(new WalletError("aborted", "The wallet was disconnected."))
    },
    networkChanged(passphrase) {
      requests.cancelAll(
        new WalletError("aborted", "The network was changed during the request."),
        ({ kind, networkPassphrase }) => kind !== "connect" && networkPassphrase !== passphrase,
      )
    },
    setWallets: (wallets) => setWallets(context, wallets),
    signer: createSigner(context, shell.signing),
    loading: (verb, args) => modules.load(walletFor(verb, args)),
    async call(verb, id, args) {
      const failure = modules.failure(walletFor(verb, args))
      // A failed `connect` must appear in the state, so it fails as a request.
      if (failure && verb !== "connect") throw failure
      return calls[verb](context, id, ...(args as never[]))
    },
    async ready() {
      await Promise.all(modules.ids().map(modules.load))
    },
  }
}

const calls: Record<Verb, (context: Context, id: string, ...args: never[]) => Promise<unknown>> = {
  connect,
  restore: (context, _, options: KitCallOptions) => restore(context, options),
  signTransaction,
  signAndSubmitTransaction,
  signAuthEntry,
  signMessage,
  getNetwork: (context, _, options: KitCallOptions) => getNetwork(context, options),
  refreshSupportedWallets: ({ availability }) => availability.refresh(),
  getBalance: ({ store }, _, options: KitCallOptions & { address?: string }) =>
    getBalance(store.getState(), options),
  notifyDisconnected: ({ modules }, _, before: KitState) =>
    notifyDisconnected(modules.get(connectedWallet(before) ?? "")),
}

async function getBalance(
  { horizonUrl, activeAddress }: KitState,
  { address = activeAddress, signal }: KitCallOptions & { address?: string } = {},
): Promise<Balance> {
  if (address === undefined) {
    throw new WalletError("no-wallet", "No account is connected and no address was given.")
  }
  return readBalance(horizonUrl, address, { signal })
}
