import { limits, type WalletCard, type WalletModule } from "@alidade/core"
import { conversation } from "@alidade/core/conversation"
import type { InjectedWallet } from "../injected/injected-object.js"
import { moduleAt } from "../injected/module-at.js"
import { own } from "../own.js"
import { type ExtensionOptions, isInsideApp, pageOf } from "../page.js"

/**
 * Creates the module of D'CENT Wallet, which injects `window.dcentStellarProvider`. `window.stellar` may be another
 * wallet's (IN4), so it only tells whether this is the phone's browser.
 */
export function dcentModule(
  card: Omit<WalletCard, "load">,
  options?: ExtensionOptions,
): WalletModule {
  const { productId: id } = card
  const module = moduleAt(card, ["dcentStellarProvider"], options, {
    // DC1: the phone's browser may inject the object after `load`.
    event: "dcent#initialized",
    // DC3
    quirks: ["requestAccessFails"],
  })
  const { isAvailable, onArrival } = module
  const usable: Pick<WalletModule, "isAvailable" | "onArrival"> = {
    isAvailable: async (options) => (await isAvailable(options)) && isUsable(id, options?.signal),
    onArrival(arrived) {
      const ended = new AbortController()
      const stop = onArrival?.(async () => {
        if ((await isUsable(id, ended.signal)) && !ended.signal.aborted) arrived()
      })
      return () => {
        stop?.()
        ended.abort()
      }
    },
  }
  Object.defineProperty(module, "inApp", { get: () => isInsideApp(id) })
  return Object.assign(module, usable)
}

/** DC3: whether D'CENT can be used in its phone's browser. What it doesn't deny counts as yes. */
async function isUsable(id: string, signal: AbortSignal | undefined): Promise<boolean> {
  if (!isInsideApp(id)) return true
  const asked = async (): Promise<boolean> => {
    const found = own(pageOf(id) ?? window, "dcentStellarProvider") as InjectedWallet
    return own(await found.isConnected?.(), "isConnected") !== false
  }
  return conversation({ signal, ms: limits.availability }, asked).catch(() => true)
}
