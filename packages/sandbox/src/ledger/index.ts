import type { SandboxConfig } from "../config.js"
import type { ExtensionPlace } from "../wallet/extension-page.js"
import { installWallet, type SimulatedWallet } from "../wallet/install-wallet.js"
import { ledgerAccounts } from "./accounts.js"
import { changeBrowser } from "./browser.js"
import { ledgerQuirks } from "./quirks.js"

/**
 * Plugs a simulated Ledger into a page's browser: `installed` is whether its cable is in. It holds accounts of its
 * own, and signs for whatever network it is sent.
 */
export function installLedger(config: SandboxConfig, place: ExtensionPlace): SimulatedWallet {
  return installWallet(place, {
    wallet: "ledger",
    productName: "Ledger",
    accounts: ledgerAccounts,
    networks: config.networks,
    quirks: ledgerQuirks,
    initial: { network: "testnet", authEntry: ["v1"] },
    scripts: [(model, { page }) => changeBrowser(model, page)],
  })
}
