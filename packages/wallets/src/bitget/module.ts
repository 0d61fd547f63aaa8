import type { WalletCard, WalletModule } from "@alidade/core"
import { findInjected } from "../channel/injected.js"
import type { InjectedWallet } from "../injected/injected-object.js"
import { injectedModule } from "../injected/module.js"
import { type ExtensionOptions, pageOf, setPage } from "../page.js"

/** Bitget's object. Its results are unchecked, and most are plain strings (BI1). */
interface Bitget extends Pick<InjectedWallet, "signTransaction"> {
  connect(): unknown
  network?(): unknown
  signMessage?(message: string, address?: string): unknown
}

/** Creates the module of Bitget Wallet, which injects `window.bitkeep.stellar`. */
export function bitgetModule(
  card: Omit<WalletCard, "load">,
  { page }: ExtensionOptions = {},
): WalletModule {
  const { productId: id } = card
  setPage(id, page)
  return injectedModule(card, {
    // BI2: looked up each time, because it can come late.
    find: () =>
      inStandardWords(
        findInjected<Bitget>(["bitkeep", "stellar"], ["connect", "signTransaction"], pageOf(id)),
      ),
    quirks: ["getNetwork"],
  })
}

/** The object under SEP-43's names. A message names its account directly. */
function inStandardWords(bitget: Bitget | undefined): InjectedWallet | undefined {
  return (
    bitget && {
      getAddress: () => bitget.connect(),
      getNetwork: () => bitget.network?.(),
      signTransaction: (xdr, options) => bitget.signTransaction(xdr, options),
      signMessage: (message, { address }) => bitget.signMessage?.(message, address),
    }
  )
}
