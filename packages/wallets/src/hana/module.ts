import type { WalletModule } from "@alidade/core"
import { awaitInjected, onInjected } from "../channel/injected.js"
import { type ExtensionOptions, setPage } from "../page/extension-page.js"
import { card } from "./card.js"
import { ABSENCE, AFTER_CANCEL, findHana } from "./wire.js"

/** The module of Hana Wallet, which looks for the page's object. The conversation is loaded with the first call. */
export function hanaModule({ page }: ExtensionOptions = {}): WalletModule {
  setPage("hana", page)
  const client = () => import("./client.js")
  return {
    ...card,
    // What Hana makes of two requests is not known.
    oneAtATime: true,
    absence: ABSENCE,
    afterCancel: AFTER_CANCEL,
    isAvailable: async ({ signal } = {}) =>
      awaitInjected(findHana, ABSENCE, signal).then(
        () => true,
        () => false,
      ),
    onArrival: (arrived) => onInjected(findHana, () => arrived()),
    getAddress: async (options) => (await client()).getAddress(options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    signAuthEntry: async (entry, options) => (await client()).signAuthEntry(entry, options),
    signMessage: async (text, options) => (await client()).signMessage(text, options),
  }
}
