import type { WalletControls } from "../wallet/model.js"
import { createDriver, type WalletDriver } from "./driver.js"
import { pendingRequest } from "./pending-request.js"

/** Drives a wallet whose model runs in the test's process. `name` is for errors. */
export function driveControls(name: string, wallet: WalletControls<void>): WalletDriver {
  return createDriver({
    state: async () => wallet.getState(),
    update: async (settings) => wallet.update(settings),
    next: async (...answers) => wallet.next(...answers),
    async settle(verdict) {
      await pendingRequest(name, wallet)
      wallet.settle(verdict)
    },
    reset: async () => wallet.reset(),
  })
}
