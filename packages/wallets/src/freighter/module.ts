import { networks, type SignOptions, WalletError, type WalletModule } from "@alidade/core"
import { extensionQuestion, probePage } from "../channel/page-messages.js"
import { type ExtensionOptions, isInsideApp, setPage } from "../page.js"
import { card } from "./card.js"

type Client = typeof import("./client.js")

/** Options of `freighter`. */
export interface FreighterOptions extends ExtensionOptions {
  /**
   * Allow signatures for Public on a page served over plain http. Freighter refuses them there, so by default they are
   * rejected before its window opens. Only for a simulated Freighter with a local stand-in for Public.
   */
  allowHttpOnPublic?: boolean
}

/** Creates the module of Freighter's browser extension. It contains the probe. The first call loads the client. */
export function freighterModule({
  allowHttpOnPublic = false,
  page,
}: FreighterOptions = {}): WalletModule {
  setPage("freighter", page)
  /** Loads the client. Throws `unsupported` if Freighter doesn't work on this page. */
  async function client(): Promise<Client> {
    const reason = obstacle()
    if (reason) throw new WalletError("unsupported", reason)
    return import("./client.js")
  }

  /** Loads the client for a signature. Freighter refuses Mainnet on http pages (FR8). */
  async function signer({ networkPassphrase }: SignOptions = {}): Promise<Client> {
    const isHttp = globalThis.location?.protocol === "http:"
    if (isHttp && networkPassphrase === networks.Public && !allowHttpOnPublic) {
      throw new WalletError(
        "unsupported",
        "Freighter refuses Mainnet on http:// pages. Open this page over https://.",
      )
    }
    return client()
  }

  return {
    ...card,
    // FR9: if its side panel gets two requests, the first never gets a reply.
    oneAtATime: true,
    absence: "Freighter is not connected",
    // FR10: we can't cancel a request in Freighter.
    afterCancel: "Canceled here. An open Freighter window can still sign: close it.",
    obstacle,
    ...probePage(
      () => extensionQuestion("FREIGHTER", { type: "REQUEST_CONNECTION_STATUS" }),
      () => !obstacle(),
    ),
    getAddress: async (options) => (await client()).getAddress(options),
    restore: async (options) => (await client()).restore(options),
    getNetwork: async (options) => (await client()).getNetwork(options),
    signTransaction: async (xdr, options) => (await signer(options)).signTransaction(xdr, options),
    signAuthEntry: async (entry, options) => (await signer(options)).signAuthEntry(entry, options),
    signMessage: async (text, options) => (await signer(options)).signMessage(text, options),
    watch(listener) {
      const ended = new AbortController()
      client().then(
        ({ watch }) => watch(listener, ended.signal),
        // If Freighter doesn't work on this page, there is nothing to report.
        () => {},
      )
      return () => ended.abort()
    },
  }
}

/** Why Freighter doesn't work on this page even if it is installed; undefined if nothing is in the way. */
function obstacle(): string | undefined {
  if (typeof window === "undefined") return "Freighter works in web pages only."
  // FR11: the mobile app's own browser. Other wallets set the same object with their own name.
  if (isInsideApp("freighter")) {
    return "In Freighter's own mobile browser, connect with WalletConnect."
  }
  if (window.top !== window) {
    return "Freighter doesn't work inside a frame. Open this page in its own tab."
  }
  if (window.origin === "null") {
    return "Freighter needs a page with an origin. Serve this page over http:// or https://."
  }
}
