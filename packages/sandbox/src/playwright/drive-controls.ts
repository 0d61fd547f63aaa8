import type { WalletControls } from "../wallet/model.js"
import { createDriver, type WalletDriver } from "./driver.js"

/** How long a wallet may wait for its next request, in ms. */
const PATIENCE = 30_000

/** Drives a wallet whose model runs in the test's process. `name` is for errors. */
export function driveControls(name: string, wallet: WalletControls<void>): WalletDriver {
  return createDriver({
    state: async () => wallet.getState(),
    update: async (settings) => wallet.update(settings),
    next: async (...answers) => wallet.next(...answers),
    async settle(verdict) {
      await requestOf(name, wallet)
      wallet.settle(verdict)
    },
    reset: async () => wallet.reset(),
  })
}

/** Waits until a request is pending. */
function requestOf(name: string, wallet: WalletControls<void>): Promise<void> {
  const isPending = (): boolean => wallet.getState().waiting.length > 0
  if (isPending()) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      unsubscribe()
      reject(new Error(`No request came to the simulated ${name} within ${PATIENCE / 1_000} s.`))
    }, PATIENCE)
    const unsubscribe = wallet.subscribe(() => {
      if (!isPending()) return
      clearTimeout(timer)
      unsubscribe()
      resolve()
    })
  })
}
