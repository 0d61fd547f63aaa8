import type { WalletCard, WalletModule } from "@alidade/core"
import { approval, waitsForApproval } from "../approval.js"
import { moduleAt } from "../injected/module-at.js"
import type { ExtensionOptions } from "../page.js"

/** Creates the module of Cactus Link, which injects `window.cactuslink_stellar` (CA1). */
export function cactusLinkModule(
  card: Omit<WalletCard, "load">,
  options?: ExtensionOptions,
): WalletModule {
  const { productName: name } = card
  const hint = waitsForApproval(name)
  return Object.assign(moduleAt(card, ["cactuslink_stellar"], options, { hint }), approval(name))
}
