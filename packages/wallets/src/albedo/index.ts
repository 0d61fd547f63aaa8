import type { SignOptions, WalletModule } from "@alidade/core"
import { openWindow, type WalletWindow, windowLimits, withWindow } from "../channel/window.js"
import type { AlbedoOptions } from "./client.js"
import { confirmPage, look, nameOf, names, SITE } from "./site.js"

/** How the client of Albedo is set up. */
export interface AlbedoSetup {
  /** The address of Albedo's site. */
  url?: string
}

/** The client of Albedo: names, and the window that it opens; the conversation is loaded when it is used. */
export function albedo({ url = SITE }: AlbedoSetup = {}): WalletModule {
  const open = (signal: AbortSignal): WalletWindow => openWindow(look, confirmPage(url), signal)
  const inWindow = <Answer>(
    options: SignOptions,
    call: (client: typeof import("./client.js"), given: AlbedoOptions) => Promise<Answer>,
  ): Promise<Answer> =>
    withWindow(open, options, async (opened) =>
      call(await import("./client.js"), { ...options, opened }),
    )

  return {
    productId: "albedo",
    productName: "Albedo",
    productUrl: "https://albedo.link",
    productIcon: new URL("./icon.svg", import.meta.url).href,
    moduleType: "HOT_WALLET",
    capabilities: {
      networks: Object.keys(names),
      authEntry: [],
      message: true,
      network: "none",
      silentRestore: false,
      accountSelection: true,
      gesture: true,
    },
    limits: windowLimits,
    isAvailable: async () => typeof window !== "undefined",
    open: ({ signal }) => open(signal),
    getAddress: async (options = {}) =>
      inWindow(options, (client, given) => client.getAddress(given)),
    signTransaction: async (xdr, options = {}) => {
      const network = nameOf(options.networkPassphrase)
      return inWindow(options, (client, given) => client.signTransaction(xdr, network, given))
    },
    signMessage: async (message, options = {}) =>
      inWindow(options, (client, given) => client.signMessage(message, given)),
  }
}
