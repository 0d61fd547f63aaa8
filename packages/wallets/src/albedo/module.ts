import type { SignOptions, WalletCard, WalletModule } from "@alidade/core"
import { openWindow, type WalletWindow, windowLimits, withWindow } from "../channel/window.js"
import { clientLoader } from "../client-loader.js"
import type { AlbedoCallOptions } from "./client.js"
import { confirmPage, look, nameOf, SITE } from "./site.js"

/** Options of `albedo`. */
export interface AlbedoOptions {
  /** The URL of Albedo's site. */
  url?: string
}

/** Creates the module of Albedo. It opens Albedo's window. The first call loads the client. */
export function albedoModule(
  card: Omit<WalletCard, "load">,
  { url = SITE }: AlbedoOptions = {},
): WalletModule {
  const open = (signal: AbortSignal): WalletWindow => openWindow(look, confirmPage(url), signal)
  const load = clientLoader(card, () => import("./client.js"))
  const inWindow = <Answer>(
    options: SignOptions,
    call: (client: typeof import("./client.js"), given: AlbedoCallOptions) => Promise<Answer>,
  ): Promise<Answer> =>
    withWindow(open, options, async (opened) => call(await load(), { ...options, opened }))

  return {
    ...card,
    capabilities: { ...card.capabilities, accounts: "ask" },
    // Two windows at once would confuse the user.
    oneAtATime: true,
    limits: windowLimits(),
    isAvailable: async () => typeof window !== "undefined",
    open: ({ signal }) => open(signal),
    getAddress: async (options = {}) =>
      inWindow(options, (client, given) => client.getAddress(given)),
    signTransaction: async (xdr, options = {}) => {
      const network = nameOf(options.networkPassphrase)
      return inWindow(options, (client, given) => client.signTransaction(xdr, network, given))
    },
    signMessage: async (message: string, options = {}) =>
      inWindow(options, (client, given) => client.signMessage(message, given)),
  }
}
