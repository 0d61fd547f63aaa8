import type { Balance } from "./actions/balance.js"
import { calledWallet, type KitCall } from "./actions/called-wallet.js"
import { connect } from "./actions/connect.js"
import {
  connectionParts,
  loadConnectionParts,
  requireConnectionParts,
} from "./actions/connection-parts.js"
import type { CallContext, Context, Shell, Watcher } from "./actions/context.js"
import { notifyDisconnected } from "./actions/notify-disconnected.js"
import { restore, restoreConnection } from "./actions/restore.js"
import { setWallets } from "./actions/set-wallets.js"
import type { Signer } from "./actions/signer.js"
import { followOtherTabs } from "./actions/sync.js"
import { WalletError } from "./contract/errors.js"
import { reason } from "./contract/reason.js"
import type { WalletDescriptor } from "./contract/wallet.js"
import { createRequests, type Requests } from "./requests/request.js"
import type { KitCallOptions, KitConfig } from "./state/config.js"
import { createAvailability } from "./wallets/availability.js"
import { createModules } from "./wallets/modules.js"

/** The verbs of the kit that are asked of the engine. */
export interface Verbs {
  connect: typeof connect
  restore: typeof restore
  notifyDisconnected: typeof notifyDisconnected
  refreshSupportedWallets: typeof refreshSupportedWallets
  getBalance: typeof getBalance
  /** The verbs for signatures and for the wallet's network. Throws `external` if their code could not be loaded. */
  readonly withConnection: ReturnType<typeof requireConnectionParts>
}

const verbs: Verbs = {
  connect,
  restore,
  notifyDisconnected,
  refreshSupportedWallets,
  getBalance,
  get withConnection() {
    return requireConnectionParts()
  },
}

/** Probes all wallets. Resolves to the list in the picker's order. */
function refreshSupportedWallets({ availability }: Context): Promise<readonly WalletDescriptor[]> {
  return availability.refresh()
}

/** The native balance of an account. Apps ask seldom, so what reads balances is loaded then. */
async function getBalance(
  { store }: Context,
  options?: KitCallOptions & { address?: string },
): Promise<Balance> {
  const state = store.getState()
  const loaded = await import("./actions/balance.js").catch(() => undefined)
  return loaded ? loaded.getBalance(state, options) : { balance: "0", status: "error" }
}

/** The part of a kit that calls wallets. It is loaded after the first frame, or with the first call. */
export interface Engine {
  verbs: Verbs
  requests: Requests
  /** The connection has ended: stops watching it and cancels its requests. */
  connectionEnded(): void
  /** Another network was selected: cancels signature requests for other networks. */
  networkChanged(passphrase: string): void
  /** Replaces the kit's wallets. */
  setWallets(wallets: KitConfig["wallets"]): Promise<void>
  signer(): Signer | undefined
  /** Loads what a call needs. Returns undefined if nothing has to be loaded. */
  loading(call: KitCall): Promise<unknown> | undefined
  /** Makes a call. Nothing is awaited before a wallet's window opens. */
  call<Result>(call: KitCall, ask: (context: CallContext) => Promise<Result>): Promise<Result>
  /** Resolves when every wallet's module and what a connection needs have loaded or failed to load. */
  ready(): Promise<void>
}

/** Loads what reports to the app's analytics, if it has any: before the engine, so that no event is missed. */
export async function prepareEngine(shell: Shell): Promise<() => Engine> {
  const analytics =
    shell.config.analytics && (await import("./state/analytics.js").catch(() => undefined))
  return () => createEngine(shell, analytics)
}

/** Creates the engine of a kit. In a browser it probes the wallets and checks the remembered connection. */
function createEngine(
  shell: Shell,
  analytics: typeof import("./state/analytics.js") | undefined,
): Engine {
  const { config, store, emitter, memory, ended } = shell
  const { wallets, requiredCapabilities } = config
  const modules = createModules(
    store,
    wallets,
    (module) => availability.loaded(module),
    shell.walletOf,
  )
  const requests = createRequests(store, emitter, shell.screens)
  const availability = createAvailability(store, modules, memory, requiredCapabilities)
  let watching: Watcher | undefined
  let signing: (() => Signer | undefined) | undefined
  const watcher = (): Watcher | undefined => {
    watching ??= connectionParts?.createWatcher(context)
    return watching
  }
  const context: Context = {
    ...shell,
    modules,
    requests,
    availability,
    watcher,
    restoreConnection: (remembered) => restoreConnection(context, remembered),
  }

  const stops = [
    emitter.on("requestSettled", ({ request, error }) => {
      availability.update()
      if (error?.kind === "page-stale") watcher()?.reportLost(request.walletId, error)
    }),
    analytics?.reportAnalytics(emitter, config.analytics, shell.early),
    followOtherTabs(context),
    () => watcher()?.stop(),
    availability.destroy,
  ]
  const destroy = (): void => {
    for (const stop of stops) stop?.()
    requests.cancelAll(new WalletError("aborted", reason("destroyed", "The kit was destroyed.")))
  }
  if (ended.aborted) destroy()
  else ended.addEventListener("abort", destroy)
  if (typeof document !== "undefined" && !ended.aborted) {
    void availability.refresh()
    void restore(context)
  }

  const walletFor = (call: KitCall): string => calledWallet(store.getState(), call) ?? ""

  return {
    verbs,
    requests,
    connectionEnded() {
      watcher()?.stop()
      requests.cancelAll(
        new WalletError("aborted", reason("disconnected", "The wallet was disconnected.")),
      )
    },
    networkChanged(passphrase) {
      requests.cancelAll(
        new WalletError(
          "aborted",
          reason("networkChanged", "The network was changed during the request."),
        ),
        ({ kind, networkPassphrase }) => kind !== "connect" && networkPassphrase !== passphrase,
      )
    },
    setWallets: (wallets) => setWallets(context, wallets),
    signer() {
      signing ??= connectionParts?.createSigner(context, shell.signing)
      return signing?.()
    },
    loading(call) {
      const module = modules.load(walletFor(call))
      const isReady = connectionParts || call.kind === "connect" || call.kind === "other"
      return isReady ? module : Promise.all([module, loadConnectionParts()])
    },
    async call(call, ask) {
      const failure = modules.failure(walletFor(call))
      // A failed `connect` must appear in the state, so it fails as a request.
      if (failure && call.kind !== "connect") throw failure
      const answer = ask({ ...context, id: call.id })
      // The wallet's window is open by now.
      if (call.kind === "connect") void loadConnectionParts()
      return answer
    },
    async ready() {
      await Promise.all([...modules.ids().map(modules.load), loadConnectionParts()])
      availability.update()
    },
  }
}
