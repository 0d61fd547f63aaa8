import {
  networks,
  type Reason,
  reason,
  type SignOptions,
  type WalletCard,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { extensionQuestion, probePage } from "../channel/page-messages.js"
import { clientLoader } from "../client-loader.js"
import { type ExtensionOptions, isInsideApp, pageOf, setPage } from "../page.js"

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
export function freighterModule(
  card: Omit<WalletCard, "load">,
  { allowHttpOnPublic = false, page }: FreighterOptions = {},
): WalletModule {
  setPage("freighter", page)
  const load = clientLoader(card, () => import("./client.js"))
  /** Loads the client. Throws `unsupported` if Freighter doesn't work on this page. */
  async function client(): Promise<Client> {
    const blocking = obstacle()
    if (blocking) throw new WalletError("unsupported", blocking)
    return load()
  }

  /** Loads the client for a signature. Freighter refuses Mainnet on http pages (FR8). */
  async function signer({ networkPassphrase }: SignOptions = {}): Promise<Client> {
    const isHttp = globalThis.location?.protocol === "http:"
    if (isHttp && networkPassphrase === networks.Public && !allowHttpOnPublic) {
      throw new WalletError(
        "unsupported",
        reason(
          "freighterHttp",
          "Freighter refuses Public on http:// pages. Open this page over https://.",
        ),
      )
    }
    return client()
  }

  return {
    ...card,
    // FR9: if its side panel gets two requests, the first never gets a reply.
    oneAtATime: true,
    absence: reason("absent", "{wallet} is not connected", { wallet: "Freighter" }),
    // FR10: we can't cancel a request in Freighter.
    afterCancel: reason(
      "windowStillSigns",
      "Canceled here. An open {wallet} window can still sign: close it.",
      { wallet: "Freighter" },
    ),
    obstacle,
    get inApp() {
      return isInsideApp("freighter")
    },
    ...probePage(
      () => extensionQuestion("FREIGHTER", { type: "REQUEST_CONNECTION_STATUS" }),
      () => !obstacle(),
    ),
    getAddress: async (options) => (await client()).getAddress(options),
    restore: async (options) => (await client()).restore(options),
    getNetwork: async (options) => (await client()).getNetwork(options),
    // FR2: readings may be asked at once. They open no window.
    readAccess: async (options) => (await client()).restore(options),
    signTransaction: async (xdr, options) => (await signer(options)).signTransaction(xdr, options),
    signAuthEntry: async (entry, options) => (await signer(options)).signAuthEntry(entry, options),
    signMessage: async (text: string, options) =>
      (await signer(options)).signMessage(text, options),
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
function obstacle(): Reason | undefined {
  if (typeof window === "undefined")
    return reason("works", "{wallet} works in web pages only.", { wallet: "Freighter" })
  // FR11: the mobile app's own browser. Other wallets set the same object with their own name.
  if (isInsideApp("freighter")) {
    return reason(
      "freighterMobile",
      "In Freighter's own mobile browser, connect with WalletConnect.",
    )
  }
  if (window.top !== window && !pageOf("freighter")) {
    return reason(
      "freighterFrame",
      "Freighter doesn't work inside a frame. Open this page in its own tab.",
    )
  }
  if (window.origin === "null") {
    return reason(
      "freighterOrigin",
      "Freighter needs a page with an origin. Serve this page over http:// or https://.",
    )
  }
}
