import { limits, networks, reason, type WalletCard, type WalletModule } from "@alidade/core"
import { clientLoader } from "../client-loader.js"
import { setPage } from "../page.js"
import type { HotOptions } from "./options.js"
import { originOfWalletAround } from "./wallet-around.js"

/**
 * Builds the HOT module. It uses the extension, the wallet that frames the page, or the relay with a widget, whichever
 * is available. The client is loaded with the first call.
 */
export function hotModule(card: Omit<WalletCard, "load">, setup: HotOptions = {}): WalletModule {
  setPage("hot-wallet", setup.page)
  const client = clientLoader(card, () => import("./client.js"))
  return {
    ...card,
    // HOT shows one request at a time.
    oneAtATime: true,
    // In the widget, users may have to sign in first, perhaps on a phone.
    limits: { connect: 300_000, sign: limits.sign },
    // The request is deleted from the relay, but the wallet may already have read it.
    afterCancel: reason(
      "stillShown",
      "Canceled here. If {wallet} still shows the request, decline it there.",
      { wallet: "HOT" },
    ),
    get inApp() {
      return typeof window !== "undefined" && !!originOfWalletAround(setup.ancestorOrigins)
    },
    // The relay works for any page.
    isAvailable: async () => typeof window !== "undefined",
    getAddress: async (options) => (await client()).getAddress(setup, options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(setup, xdr, options),
    signAuthEntry: async (entry, options) => (await client()).signAuthEntry(setup, entry, options),
    signMessage: async (text: string, options) =>
      (await client()).signMessage(setup, text, options),
    // HOT supports no other network, so no request is needed.
    getNetwork: async () => ({ network: "mainnet", networkPassphrase: networks.Public }),
  }
}
