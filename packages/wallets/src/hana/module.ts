import type { WalletModule } from "@alidade/core"
import { probeInjected } from "../channel/injected.js"
import { type ExtensionOptions, setPage } from "../page.js"
import { card } from "./card.js"
import { ABSENCE, findHana } from "./wire.js"

/** The module of Hana Wallet, which looks for the page's object. The conversation is loaded with the first call. */
export function hanaModule({ page }: ExtensionOptions = {}): WalletModule {
  setPage("hana", page)
  const client = () => import("./client.js")
  return {
    ...card,
    // What Hana makes of two requests is not known.
    oneAtATime: true,
    absence: ABSENCE,
    afterCancel:
      "Cancelled here. A window of Hana Wallet that is still open can still sign: close it.",
    ...probeInjected(findHana),
    getAddress: async (options) => (await client()).getAddress(options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    signAuthEntry: async (entry, options) => (await client()).signAuthEntry(entry, options),
    signMessage: async (text, options) => (await client()).signMessage(text, options),
  }
}
