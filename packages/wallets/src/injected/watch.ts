import { limits, type WalletChange } from "@alidade/core"
import { onInjected } from "../channel/injected.js"
import { whileVisible } from "../while-visible.js"
import { getNetwork, restore } from "./access.js"
import { onLost } from "./errors.js"
import { canRestore, findWallet, has, type InjectedWallet } from "./injected-object.js"
import type { Injected } from "./options.js"
import { readAccountChange, readChange } from "./wire.js"

type Listener = (change: WalletChange) => void

/**
 * Reports the account and the network until the signal aborts: by the wallet's events, and what it has no events for by
 * asking again, as far as that opens no window.
 */
export function watch(wallet: Injected, listener: Listener, signal: AbortSignal): void {
  // The client may be loaded only after watching has ended.
  if (signal.aborted) return
  const undo = (action: () => void): void =>
    signal.addEventListener("abort", action, { once: true })
  const report: Listener = (change) => {
    if (!signal.aborted && Object.keys(change).length > 0) listener(change)
  }
  const begin = (object: InjectedWallet): void => {
    undo(subscribe(object, report))
    poll(wallet, object, report, signal)
  }
  const found = findWallet(wallet)
  if (found) begin(found)
  else undo(onInjected(() => findWallet(wallet), begin, wallet.event))
  undo(onLost(wallet, (lost) => report({ lost })))
}

/** Subscribes to the wallet's events, if it has any. Returns a function that stops it. */
function subscribe(object: InjectedWallet, report: Listener): () => void {
  try {
    if (has(object, "onChange")) {
      const stop = object.onChange?.((change) => report(readChange(change)))
      return () => void (typeof stop === "function" && stop())
    }
    if (!hasEvents(object)) return () => {}
    const changed = (accounts: unknown): void => report(readAccountChange(accounts))
    const ended = (): void => report({ ended: true })
    object.on?.("accountsChanged", changed)
    object.on?.("disconnect", ended)
    return () => {
      object.removeListener?.("accountsChanged", changed)
      object.removeListener?.("disconnect", ended)
    }
  } catch {
    // Without a subscription, what is polled may still be reported.
    return () => {}
  }
}

function hasEvents(object: InjectedWallet): boolean {
  return has(object, "on") && has(object, "removeListener")
}

/** Reads what the wallet reports by no event, first and when it has changed. Failures change nothing. */
function poll(
  wallet: Injected,
  object: InjectedWallet,
  report: Listener,
  signal: AbortSignal,
): void {
  const pushesAll = has(object, "onChange")
  // BI2: a network is no proof that asking for the account again and again opens no window.
  const mayRead = canRestore(wallet) && !wallet.quirks?.includes("getNetwork")
  const readsAccount = mayRead && !pushesAll && !hasEvents(object)
  const readsNetwork =
    has(object, "getNetwork") && wallet.capabilities?.network !== "none" && !pushesAll
  let known = ""
  const read = async (): Promise<void> => {
    const change: WalletChange = {}
    if (readsAccount) {
      const account = await restore(wallet, { signal }).catch(() => undefined)
      if (account !== undefined) change.address = account?.address ?? ""
    }
    if (readsNetwork) {
      const network = await getNetwork(wallet, { signal }).catch(() => undefined)
      if (network) change.network = network
    }
    const now = JSON.stringify(change)
    if (now === known) return
    known = now
    report(change)
  }
  if (readsAccount || readsNetwork) whileVisible(read, limits.watch, signal)
}
