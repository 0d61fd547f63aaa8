import type { WalletModule } from "@alidade/core"
import { awaitInjected, onInjected } from "../channel/injected.js"
import { type ExtensionOptions, setPage } from "../channel/page.js"
import { ABSENCE, AFTER_CANCEL, findHana } from "./wire.js"

/** The client of Hana Wallet: names, and a look at the page's object; the conversation is loaded when it is used. */
export function hana({ page }: ExtensionOptions = {}): WalletModule {
  setPage("hana", page)
  const client = () => import("./client.js")
  return {
    productId: "hana",
    productName: "Hana Wallet",
    productUrl: "https://hanawallet.io",
    productIcon: new URL("./icon.svg", import.meta.url).href,
    moduleType: "HOT_WALLET",
    capabilities: {
      // Hana does not say which preimages it reads. Type 9 is known to every wallet that signs entries, and an SDK that
      // is told so (`useUpgradedAuth`) asks for no other.
      authEntry: ["v1"],
      message: true,
      network: "none",
      silentRestore: false,
      accountSelection: true,
      gesture: false,
    },
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
