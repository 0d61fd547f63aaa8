import type { SandboxConfig } from "../config.js"
import { createBrain } from "../wallet/create-brain.js"
import { storageOf } from "../wallet/extension.js"
import { showWhenAsked } from "../wallet/show-when-asked.js"
import type { SimulatedWallet } from "../wallet/simulated.js"
import { ledgerAccounts } from "./accounts.js"
import { changeBrowser } from "./browser.js"
import { ledgerQuirks } from "./quirks.js"

const PRODUCT_NAME = "Ledger"

/**
 * Plugs a simulated Ledger into a page's browser: `installed` is whether its cable is in. It holds accounts of its
 * own, and signs for whatever network it is sent.
 */
export function installLedger(config: SandboxConfig, page: Window): SimulatedWallet {
  const brain = createBrain({
    wallet: "ledger",
    accounts: ledgerAccounts,
    networks: config.networks,
    quirks: ledgerQuirks,
    initial: { network: "testnet", authEntry: ["v1"] },
    storage: storageOf(page),
  })
  const unload = [
    changeBrowser(brain, page),
    showWhenAsked(brain, PRODUCT_NAME, undefined, async () => (await import("./screen.js")).look),
  ]
  return {
    ...brain,
    productName: PRODUCT_NAME,
    refresh: async () => brain.getState(),
    uninstall() {
      for (const undo of unload) undo()
      brain.destroy()
    },
  }
}
