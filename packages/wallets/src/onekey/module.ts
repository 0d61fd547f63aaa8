import { reason, type WalletCard, type WalletModule } from "@alidade/core"
import { moduleAt } from "../injected/module-at.js"
import type { ExtensionOptions } from "../page.js"

/** Creates the module of OneKey, which injects `window.$onekey.stellar`. */
export function onekeyModule(
  card: Omit<WalletCard, "load">,
  options?: ExtensionOptions,
): WalletModule {
  return moduleAt(card, ["$onekey", "stellar"], options, {
    // ON1
    event: "ethereum#initialized",
    lostEvent: "onekey_bridge_disconnect",
    quirks: ["skipRequestAccess"],
    // ON8: an account on a hardware device answers so to what it cannot sign.
    explain: ({ message }) =>
      /not implemented/i.test(message)
        ? [
            "unsupported",
            reason(
              "deviceCannotSign",
              "This account's device cannot sign that. Choose another account in {wallet}.",
              { wallet: card.productName },
            ),
          ]
        : undefined,
  })
}
