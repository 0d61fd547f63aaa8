import type { WalletCard, WalletModule } from "@alidade/core"
import { probeInjected } from "../channel/injected.js"
import { clientLoader } from "../client-loader.js"
import { type ExtensionOptions, setPage } from "../page.js"
import { ABSENCE, findRabet } from "./injected-object.js"

type Client = typeof import("./client.js")

/** Builds the Rabet module. It looks for the page's Rabet object and loads the client with the first call. */
export function rabetModule(
  card: Omit<WalletCard, "load">,
  { page }: ExtensionOptions = {},
): WalletModule {
  setPage("rabet", page)
  const client = clientLoader(card, () => import("./client.js"))
  return {
    ...card,
    // RA1: replies carry no id, so two concurrent calls would both get the first reply.
    oneAtATime: true,
    absence: ABSENCE,
    ...probeInjected(findRabet),
    getAddress: async (options) => (await client()).getAddress(options),
    getNetwork: async (options) => (await client()).getNetwork(options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    watch(listener) {
      const ended = new AbortController()
      const begin = ({ watch }: Client): void => watch(listener, ended.signal)
      const loaded = client()
      // Now, if it can: a change reported in the next turns would be missed.
      if (loaded instanceof Promise) void loaded.then(begin)
      else begin(loaded)
      return () => ended.abort()
    },
    disconnect: async () => (await client()).disconnect(),
  }
}
