import { networks, type SignOptions, WalletError, type WalletModule } from "@alidade/core"
import { extensionQuestion, probePage } from "../channel/page-messages.js"
import { type ExtensionOptions, isInsideApp, setPage } from "../page.js"
import { card } from "./card.js"

type Client = typeof import("./client.js")

/** Options of `freighter`. */
export interface FreighterOptions extends ExtensionOptions {
  /**
   * Ask for signatures on Public from a page served over plain http. Freighter refuses them there, so they are refused
   * here before its window opens. Only for a simulated Freighter and a stand-in of Public on one's own machine.
   */
  allowHttpOnPublic?: boolean
}

/** The module of Freighter's browser extension: its probe. The conversation is loaded with the first call. */
export function freighterModule({
  allowHttpOnPublic = false,
  page,
}: FreighterOptions = {}): WalletModule {
  setPage("freighter", page)
  /** Loads the conversation. Throws `unsupported` where this page cannot have one. */
  async function client(): Promise<Client> {
    const reason = obstacle()
    if (reason) throw new WalletError("unsupported", reason)
    return import("./client.js")
  }

  /** The same, for a signature: FR8. */
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
    // FR9: of two requests in its side panel the first is never answered.
    oneAtATime: true,
    absence: "Freighter is not connected",
    // FR10: Freighter cannot be told.
    afterCancel:
      "Cancelled here. A window of Freighter that is still open can still sign: close it.",
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
        // Where nobody can be asked there is nothing to tell.
        () => {},
      )
      return () => ended.abort()
    },
  }
}

/** Why Freighter will not answer this page, though installing it would not help; undefined where nothing is in the way. */
function obstacle(): string | undefined {
  if (typeof window === "undefined") return "Freighter answers web pages only."
  // FR11: the mobile app's own browser. Other wallets set the same object, with their own name.
  if (isInsideApp("freighter")) {
    return "In Freighter's own mobile browser, connect with WalletConnect."
  }
  if (window.top !== window) {
    return "Freighter does not answer pages inside a frame. Open this page in a tab of its own."
  }
  if (window.origin === "null") {
    return "Freighter does not answer pages without an origin. Serve this page over http:// or https://."
  }
}
