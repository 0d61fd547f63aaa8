import {
  limits,
  type Reason,
  reason,
  type WalletCard,
  WalletError,
  type WalletModule,
} from "@alidade/core"
import { clientLoader } from "../client-loader.js"
import type { TrezorConnect, TrezorOptions } from "./options.js"

/** Why a page without the library cannot reach a Trezor. */
const NOT_SET_UP = reason(
  "trezorNotSetUp",
  "This app has not set up Trezor: pass Trezor's Connect library (connect).",
)

/** Creates the module of Trezor's hardware wallets. The client and the app's library are loaded with the first call. */
export function trezorModule(
  card: Omit<WalletCard, "load">,
  { connect }: TrezorOptions = {},
): WalletModule {
  const wallet = card.productName
  const loadClient = clientLoader(card, () => import("./client.js"))
  const obstacle = (): Reason | undefined => {
    if (!connect) return NOT_SET_UP
    if (typeof window === "undefined")
      return reason("needsBrowser", "{wallet} only works in a browser.", { wallet })
  }
  const library = connect && clientLoader(card, connect)
  async function client(): Promise<[typeof import("./client.js"), () => LoadedLibrary]> {
    const blocking = obstacle()
    if (blocking || !library) throw new WalletError("unsupported", blocking ?? NOT_SET_UP)
    return [await loadClient(), library]
  }

  return {
    ...card,
    capabilities: { ...card.capabilities, accounts: "ask" },
    // TR10: Connect refuses a second call.
    oneAtATime: true,
    // Plugging in, entering a PIN and a passphrase, and comparing accounts takes as long as reviewing a transaction.
    limits: { connect: limits.sign },
    afterCancel: reason(
      "deviceStillShown",
      "Canceled here. If your {wallet} still shows the request, decline it there. Its response won't be used.",
      { wallet },
    ),
    isSetUp: Boolean(connect),
    obstacle,
    isAvailable: async () => !obstacle(),
    getAddress: async (options = {}) => {
      if (options.path === undefined && !options.ui?.attached && !obstacle()) {
        throw new WalletError(
          "unsupported",
          reason(
            "deviceNeedsPath",
            "This {wallet} has many accounts. Show the kit's screens to choose one, or pass a path such as 44'/148'/0'.",
            { wallet },
          ),
        )
      }
      const [{ getAddress }, library] = await client()
      return getAddress(library, options)
    },
    getAddresses: async (page, options = {}) => {
      const [{ getAddresses }, library] = await client()
      return getAddresses(library, page, options)
    },
    signTransaction: async (xdr, options = {}) => {
      const [{ signTransaction }, library] = await client()
      return signTransaction(library, xdr, options)
    },
  }
}

/** The app's library, which is loaded once. */
type LoadedLibrary = TrezorConnect | Promise<TrezorConnect>
