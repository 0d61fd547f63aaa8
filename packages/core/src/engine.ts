import { tellAnalytics } from "./analytics.js"
import { createAvailability } from "./availability.js"
import { type Balance, readBalance } from "./balance.js"
import type { KitCallOptions } from "./config.js"
import { connect } from "./connect.js"
import { currentConnection } from "./connection-transitions.js"
import type { Context, Shell } from "./context.js"
import { conversation } from "./conversation.js"
import { WalletError } from "./errors.js"
import { limits } from "./limits.js"
import { createModules } from "./modules.js"
import { getNetwork } from "./network.js"
import { createRequests, type Requests } from "./request.js"
import { restore } from "./restore.js"
import { signAndSubmitTransaction, signAuthEntry, signMessage, signTransaction } from "./sign.js"
import { createSigner, type Signer } from "./signer.js"
import type { KitState } from "./state.js"
import { followOtherTabs } from "./sync.js"
import { inTurn } from "./turns.js"
import type { WalletModule } from "./wallet.js"
import { createWatcher } from "./watch.js"

/** What the engine answers: the kit's functions of these names, and how a wallet is told that it was disconnected. */
export type Verb =
  | "connect"
  | "restore"
  | "signTransaction"
  | "signAndSubmitTransaction"
  | "signAuthEntry"
  | "signMessage"
  | "getNetwork"
  | "refreshSupportedWallets"
  | "getBalance"
  | "tellDisconnected"

/** The part of a kit that asks wallets. It is loaded after the first frame, or with the first call. */
export interface Engine {
  requests: Requests
  /** The connection has ended: nothing is watched or asked any more. */
  connectionEnded(): void
  /** Another network was selected: cancels the signatures for others. */
  networkChanged(passphrase: string): void
  signer(): Signer | undefined
  /** Loads what a call needs: undefined if it can be made at once. */
  loading(verb: Verb, args: readonly unknown[]): Promise<void> | undefined
  /** Makes a call. Nothing is awaited before a wallet's window opens. */
  call(verb: Verb, id: string, args: readonly unknown[]): Promise<unknown>
  /** Resolves when every wallet's module has been loaded or has failed to. */
  ready(): Promise<void>
}

/** Makes the engine of a kit. In a browser it probes the wallets and checks the remembered connection. */
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
      if (error?.kind === "page-stale") watcher.lose(request.walletId, error)
    }),
    tellAnalytics(emitter, analytics, shell.early),
    followOtherTabs(context),
    watcher.stop,
    availability.destroy,
  ]
  const destroy = (): void => {
    for (const stop of stops) stop()
    requests.cancelAll(new WalletError("aborted", "The kit was taken down."))
  }
  if (ended.aborted) destroy()
  else ended.addEventListener("abort", destroy)
  if (typeof document !== "undefined" && !ended.aborted) {
    void availability.refresh()
    void restore(context)
  }

  /** The wallet whose module a call needs. */
  const walletFor = (verb: Verb, [first]: readonly unknown[]): string | undefined => {
    const state = store.getState()
    if (verb === "connect") return (first as string | undefined) ?? state.selectedModuleId
    if (verb === "getNetwork") return state.selectedModuleId
    if (verb === "tellDisconnected") return connectedWallet(first as KitState)
    return verb.startsWith("sign") ? connectedWallet(state) : undefined
  }

  return {
    requests,
    connectionEnded() {
      watcher.stop()
      requests.cancelAll(new WalletError("aborted", "The wallet was disconnected."))
    },
    networkChanged(passphrase) {
      requests.cancelAll(
        new WalletError("aborted", "The network was changed while the wallet was being asked."),
        ({ kind, networkPassphrase }) => kind !== "connect" && networkPassphrase !== passphrase,
      )
    },
    signer: createSigner(context, shell.signing),
    loading: (verb, args) => modules.load(walletFor(verb, args) ?? ""),
    async call(verb, id, args) {
      const failure = modules.failure(walletFor(verb, args) ?? "")
      // A connection that fails stands in the state, and so fails as a request.
      if (failure && verb !== "connect") throw failure
      return calls[verb](context, id, ...(args as never[]))
    },
    async ready() {
      await Promise.all(wallets.map(({ productId }) => modules.load(productId)))
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
  tellDisconnected: ({ modules }, _, before: KitState) =>
    tellDisconnected(modules.get(connectedWallet(before) ?? "")),
}

/** The wallet that is connected, or else the one that is selected. */
function connectedWallet(state: KitState): string | undefined {
  return (currentConnection(state) ?? state).selectedModuleId
}

/** Tells a wallet that it was disconnected here; what it makes of that is not awaited long. */
async function tellDisconnected(module: WalletModule | undefined): Promise<void> {
  if (!module?.disconnect) return
  const ms = module.limits?.read ?? limits.read
  const told = inTurn(module, () => conversation({ ms }, async () => module.disconnect?.()))
  await conversation({ ms }, () => told).catch(() => {})
}

async function getBalance(
  { horizonUrl, activeAddress }: KitState,
  { address = activeAddress, signal }: KitCallOptions & { address?: string } = {},
): Promise<Balance> {
  if (address === undefined) {
    throw new WalletError("no-wallet", "No account is connected and none was named.")
  }
  return readBalance(horizonUrl, address, { signal })
}
