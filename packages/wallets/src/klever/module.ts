import type { WalletCard, WalletModule } from "@alidade/core"
import { moduleAt } from "../injected/module-at.js"
import type { ExtensionOptions } from "../page.js"

/** Creates the module of Klever Wallet, which injects `window.kleverWallet.stellar` (KL1). */
export function kleverModule(
  card: Omit<WalletCard, "load">,
  options?: ExtensionOptions,
): WalletModule {
  return moduleAt(card, ["kleverWallet", "stellar"], options)
}
