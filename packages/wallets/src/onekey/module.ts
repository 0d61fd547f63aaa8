import { reason, type WalletCard, type WalletModule } from "@alidade/core"
import { findInjected } from "../channel/injected.js"
import type { InjectedWallet } from "../injected/injected-object.js"
import { injectedModule } from "../injected/module.js"
import { type ExtensionOptions, pageOf, setPage } from "../page.js"

/** Creates the module of OneKey, which injects `window.$onekey.stellar`. */
export function onekeyModule(
  card: Omit<WalletCard, "load">,
  { page }: ExtensionOptions = {},
): WalletModule {
  setPage("onekey", page)
  return injectedModule(card, {
    find: () =>
      findInjected<InjectedWallet>(
        ["$onekey", "stellar"],
        ["getAddress", "signTransaction"],
        pageOf("onekey"),
      ),
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
