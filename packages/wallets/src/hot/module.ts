import { limits, networks, type WalletModule } from "@alidade/core"
import { setPage } from "../page.js"
import { card } from "./card.js"
import type { HotOptions } from "./options.js"

/**
 * The module of HOT: through its extension, through the wallet that frames the page, or through its relay and a widget,
 * whichever is there. The conversation is loaded with the first call.
 */
export function hotModule(setup: HotOptions = {}): WalletModule {
  setPage("hot-wallet", setup.page)
  const client = () => import("./client.js")
  return {
    ...card,
    // The person is asked one thing, and then the next.
    oneAtATime: true,
    // In the widget a person may have to sign in first, perhaps on a phone.
    limits: { connect: 300_000, sign: limits.sign },
    // It is taken off the relay, but the wallet may have read it.
    afterCancel: "Cancelled here. If HOT still shows the request, decline it there.",
    // Its relay is there for any page.
    isAvailable: async () => typeof window !== "undefined",
    getAddress: async (options) => (await client()).getAddress(setup, options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(setup, xdr, options),
    signAuthEntry: async (entry, options) => (await client()).signAuthEntry(setup, entry, options),
    signMessage: async (text, options) => (await client()).signMessage(setup, text, options),
    // HOT knows no other network, so there is nobody to ask.
    getNetwork: async () => ({ network: "mainnet", networkPassphrase: networks.Public }),
  }
}
