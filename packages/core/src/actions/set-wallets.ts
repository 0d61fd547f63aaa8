import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import type { KitConfig } from "../state/config.js"
import { withoutWallets } from "../state/connection-transitions.js"
import { activeConnection } from "../state/connections.js"
import { rememberConnections } from "../state/memory.js"
import { forgetConnection } from "../state/persistence.js"
import { calledWallet, connectedWallet } from "./called-wallet.js"
import { loadConnectionParts, requireConnectionParts } from "./connection-parts.js"
import type { Context } from "./context.js"
import { endSession } from "./notify-disconnected.js"

/** Replaces the kit's wallets with a checked list. Everything up to notifying a disconnected wallet is synchronous. */
export async function setWallets(context: Context, wallets: KitConfig["wallets"]): Promise<void> {
  const { store, modules, requests, availability, watcher, memory, emitter } = context
  const before = store.getState()
  const walletId = connectedWallet(before) ?? ""
  const module = modules.get(walletId)
  const removed = modules.replace(wallets)
  const isRemoved = removed.has(walletId)
  const isDisconnected = isRemoved && before.status !== "disconnected"
  const others = before.otherConnections.filter((each) => !removed.has(each.walletId))

  context.cancelWaiting((call) => removed.has(calledWallet(before, call) ?? ""))
  requests.cancelAll(
    new WalletError("aborted", reason("removed", "The wallet was removed during the request.")),
    (request) => removed.has(request.walletId),
  )
  if (isDisconnected) watcher()?.stop()
  if (isRemoved && (before.status !== "disconnected" || before.previous)) forgetConnection(memory)
  store.setState(withoutWallets(store.getState(), removed))
  availability.replaced(wallets, removed)
  const active = activeConnection(store.getState())
  if (active && others.length < before.otherConnections.length)
    rememberConnections(memory, active, others)
  // The current connection is valid again if the wallet that was connecting was removed.
  if (before.status === "connecting" && store.getState().status === "connected") watcher()?.resume()
  if (!isDisconnected) return
  emitter.emit("disconnect", undefined)
  if (others.length > 0) {
    await loadConnectionParts()
    requireConnectionParts().activateNext(context, others)
  }
  await endSession(module)
}
