import type { KitConfig } from "./config.js"
import { refuseTwins } from "./configuration.js"
import { withoutWallets } from "./connection-transitions.js"
import type { Context } from "./context.js"
import { WalletError } from "./errors.js"
import { notifyDisconnected } from "./notify-disconnected.js"
import { forgetConnection } from "./persistence.js"
import { calledWallet, connectedWallet } from "./verbs.js"

/** Replaces the kit's wallets. Everything up to notifying a disconnected wallet is synchronous. */
export async function setWallets(context: Context, wallets: KitConfig["wallets"]): Promise<void> {
  const { store, modules, requests, availability, watcher, memory, emitter } = context
  refuseTwins(wallets)
  const before = store.getState()
  const walletId = connectedWallet(before) ?? ""
  const module = modules.get(walletId)
  const removed = modules.replace(wallets)
  const isRemoved = removed.has(walletId)
  const isDisconnected = isRemoved && before.status !== "disconnected"

  context.cancelWaiting(({ verb, args }) => removed.has(calledWallet(before, verb, args) ?? ""))
  requests.cancelAll(
    new WalletError("aborted", "The wallet was removed during the request."),
    (request) => removed.has(request.walletId),
  )
  if (isDisconnected) watcher.stop()
  if (isRemoved && (before.status !== "disconnected" || before.previous)) forgetConnection(memory)
  store.setState(withoutWallets(store.getState(), removed))
  availability.replaced(wallets, removed)
  // The current connection is valid again if the wallet that was connecting was removed.
  if (before.status === "connecting" && store.getState().status === "connected") watcher.resume()
  if (!isDisconnected) return
  emitter.emit("disconnect", undefined)
  await notifyDisconnected(module)
}
