import type { WalletCard, WalletModule } from "@alidade/core"
import { approval } from "../approval.js"
import { probeInjected } from "../channel/injected.js"
import { clientLoader } from "../client-loader.js"
import { type ExtensionOptions, setPage } from "../page.js"
import { absence, findMarker } from "./wire.js"

/** Creates the module of Fordefi. It looks for Fordefi's marker. The first call loads the client. */
export function fordefiModule(
  card: Omit<WalletCard, "load">,
  { page }: ExtensionOptions = {},
): WalletModule {
  setPage("fordefi", page)
  const client = clientLoader(card, () => import("./client.js"))
  return {
    ...card,
    // FR9: how Fordefi handles two requests at once is unknown, and Freighter may get them too.
    oneAtATime: true,
    absence,
    ...approval("Fordefi"),
    ...probeInjected(findMarker),
    getAddress: async (options) => (await client()).getAddress(options),
    getNetwork: async (options) => (await client()).getNetwork(options),
    signTransaction: async (xdr, options) => (await client()).signTransaction(xdr, options),
    signMessage: async (text: string, options) => (await client()).signMessage(text, options),
  }
}
