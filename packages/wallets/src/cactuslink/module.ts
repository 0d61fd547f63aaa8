import type { WalletCard, WalletModule } from "@alidade/core"
import { moduleAt } from "../injected/module-at.js"
import type { ExtensionOptions } from "../page.js"

/** Creates the module of Cactus Link, which injects `window.cactuslink_stellar` (CA1). */
export function cactusLinkModule(
  card: Omit<WalletCard, "load">,
  options?: ExtensionOptions,
): WalletModule {
  return moduleAt(card, ["cactuslink_stellar"], options, { approvedByOthers: true })
}
