import type { WalletCard, WalletModule } from "@alidade/core"
import { findInjected } from "../channel/injected.js"
import { type ExtensionOptions, pageOf, setPage } from "../page.js"
import type { InjectedWallet } from "./injected-object.js"
import { injectedModule } from "./module.js"
import type { InjectedAccess } from "./options.js"

/** Creates the module of a wallet of this package that injects an object at `path`. */
export function moduleAt(
  card: Omit<WalletCard, "load">,
  path: Parameters<typeof findInjected>[0],
  { page }: ExtensionOptions = {},
  access: Omit<InjectedAccess, "find"> = {},
): WalletModule {
  const { productId: id } = card
  setPage(id, page)
  const find = (): object | undefined =>
    findInjected<InjectedWallet>(path, ["getAddress", "signTransaction"], pageOf(id))
  return injectedModule(card, { find, ...access })
}
