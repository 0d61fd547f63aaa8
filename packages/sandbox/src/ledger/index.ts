import type { SandboxConfig } from "../config.js"
import { createModel } from "../wallet/create-model.js"
import { storageOf } from "../wallet/extension.js"
import { showWhenAsked } from "../wallet/show-when-asked.js"
import type { SimulatedWallet } from "../wallet/simulated-wallet.js"
import { ledgerAccounts } from "./accounts.js"
import { changeBrowser } from "./browser.js"
import { ledgerQuirks } from "./quirks.js"

const PRODUCT_NAME = "Ledger"

/**
 * Plugs a simulated Ledger into a page's browser: `installed` is whether its cable is in. It holds accounts of its
 * own, and signs for whatever network it is sent.
 */
export function installLedger(config: SandboxConfig, page: Window): SimulatedWallet {
  const model = createModel({
    wallet: "ledger",
    accounts: ledgerAccounts,
    networks: config.networks,
    quirks: ledgerQuirks,
    initial: { network: "testnet", authEntry: ["v1"] },
    storage: storageOf(page),
  })
  const unload = [
    changeBrowser(model, page),
    showWhenAsked(model, PRODUCT_NAME, undefined, async () => (await import("./screen.js")).look),
  ]
  return {
    ...model,
    productName: PRODUCT_NAME,
    refresh: async () => model.getState(),
    uninstall() {
      for (const undo of unload) undo()
      model.destroy()
    },
  }
}
