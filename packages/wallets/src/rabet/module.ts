import type { WalletModule } from "@alidade/core"
import { probeInjected } from "../channel/injected.js"
import { type ExtensionOptions, setPage } from "../page.js"
import { card } from "./card.js"
import { ABSENCE, findRabet } from "./wire.js"

type Client = typeof import("./client.js")

/** The module of Rabet, which looks for the page's object. The conversation is loaded with the first call. */
export function rabetModule({ page }: ExtensionOptions = {}): WalletModule {
  setPage("rabet", page)
  let loaded: Client | undefined
  const client = async (): Promise<Client> => {
    loaded ??= await import("./client.js")
    return loaded
  }
  return {
    ...card,
    // RA1: answers carry no id, so that two calls would get the first answer.
    oneAtATime: true,
    absence: ABSENCE,
    ...probeInjected(findRabet),
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
