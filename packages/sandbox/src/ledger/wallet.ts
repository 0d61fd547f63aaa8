import { pageWallet, type WalletDefinition } from "../wallet/definition.js"
import { ledgerAccounts } from "./accounts.js"
import { changeBrowser } from "./browser.js"
import { ledgerQuirks } from "./quirks.js"

/**
 * A Ledger. `installed` means that its cable is plugged in. It has its own accounts, and signs for any network. Its
 * client needs no options, because it finds the device in `navigator.hid`.
 */
export const ledger: WalletDefinition<undefined> = pageWallet(
  ({ networks }) => ({
    wallet: "ledger",
    productName: "Ledger",
    productId: "LEDGER",
    home: "device",
    accounts: ledgerAccounts,
    networks,
    quirks: ledgerQuirks,
    initial: { authEntry: ["v1"] },
    scripts: [(model, { page }) => changeBrowser(model, page)],
  }),
  () => undefined,
)
