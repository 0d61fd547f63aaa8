import { reason, type WalletCard, type WalletModule } from "@alidade/core"
import { probeInjected } from "../channel/injected.js"
import { clientLoader } from "../client-loader.js"
import { type ExtensionOptions, setPage } from "../page.js"
import { ABSENCE, findHana } from "./wire.js"

/** Creates the module of Hana Wallet. It looks for the injected object. The first call loads the client. */
export function hanaModule(
  card: Omit<WalletCard, "load">,
  { page }: ExtensionOptions = {},
): WalletModule {
  setPage("hana", page)
  const client = clientLoader(card, () => import("./client.js"))
  return {
    ...card,
    // It is unknown how Hana handles concurrent requests.
    oneAtATime: true,
    absence: ABSENCE,
    afterCancel: reason(
      "windowStillSigns",
      "Canceled here. An open {wallet} window can still sign: close it.",
      { wallet: "Hana Wallet" },
    ),
    ...probeInjected(findHana),
    getAddress: async (options) => (await client()).getAddress(options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    signAuthEntry: async (entry, options) => (await client()).signAuthEntry(entry, options),
    signMessage: async (text: string, options) => (await client()).signMessage(text, options),
  }
}
