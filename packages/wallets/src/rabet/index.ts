import type { WalletModule } from "@alidade/core"
import { awaitInjected, onInjected } from "../channel/injected.js"
import { type ExtensionOptions, setPage } from "../channel/page.js"
import { ABSENCE, findRabet, networkWords } from "./wire.js"

type Client = typeof import("./client.js")

/** The client of Rabet: names, and a look at the page's object; the conversation is loaded when it is used. */
export function rabet({ page }: ExtensionOptions = {}): WalletModule {
  setPage("rabet", page)
  let loaded: Client | undefined
  const client = async (): Promise<Client> => {
    loaded ??= await import("./client.js")
    return loaded
  }
  return {
    productId: "rabet",
    productName: "Rabet",
    productUrl: "https://rabet.io",
    productIcon: new URL("./icon.svg", import.meta.url).href,
    moduleType: "HOT_WALLET",
    capabilities: {
      networks: Object.keys(networkWords),
      authEntry: [],
      message: false,
      // RA2: what is asked decides, never the wallet's setting.
      network: "informative",
      // RA4: to connect again is the only way to ask who is there, and that may open a window.
      silentRestore: false,
      accountSelection: false,
      gesture: false,
    },
    absence: ABSENCE,
    isAvailable: async ({ signal } = {}) =>
      awaitInjected(findRabet, ABSENCE, signal).then(
        () => true,
        () => false,
      ),
    onArrival: (arrived) => onInjected(findRabet, () => arrived()),
    getAddress: async (options) => (await client()).getAddress(options),
    getNetwork: async (options) => (await client()).getNetwork(options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    watch(listener) {
      const ended = new AbortController()
      const begin = ({ watch }: Client): void => watch(listener, ended.signal)
      // An import takes some turns of the page's loop even where it is loaded: a change told meanwhile is told but once.
      if (loaded) begin(loaded)
      else void client().then(begin)
      return () => ended.abort()
    },
    disconnect: async () => (await client()).disconnect(),
  }
}
