import {
  type CallOptions,
  type Capabilities,
  type Reason,
  reason,
  type SignOptions,
  type WalletCard,
  WalletError,
  type WalletLimits,
  type WalletModule,
} from "@alidade/core"
import { siteOf } from "../channel/site-of.js"
import { openWindow, type WindowLook, windowLimits, withWindow } from "../channel/window.js"
import { clientLoader } from "../client-loader.js"
import { own } from "../own.js"
import { type ExtensionOptions, setPage } from "../page.js"
import type { WindowOptions, XbullWindow } from "./client.js"
import { findBridge, findSdk } from "./injected-objects.js"
import { introduce } from "./introduction.js"

/** Options of `xbull`. */
export interface XbullOptions extends ExtensionOptions {
  /** The address of the web wallet's connect page. */
  url?: string
}

const look: WindowLook = {
  product: "xBull",
  width: 380,
  height: 640,
  left: 100,
  top: 100,
  blocked: reason("xbullNotOpen", "xBull Wallet is not open, we can't connect with it"),
}

/** How xBull is reached: the bridge of its app's browser, its extension, or its web wallet in a window. */
type Transport = "app" | "extension" | "window"

/** Capabilities by transport. None reports silently who is connected, and the app never answers messages. */
const shared = { authEntry: [], silentRestore: false, accountSelection: true } as const
const signsMessages = { ...shared, message: true, messageBytes: true } as const
const capabilities: Readonly<Record<Transport, Capabilities>> = {
  app: { ...shared, message: false, network: "informative", gesture: false },
  extension: { ...signsMessages, network: "informative", gesture: false },
  window: { ...signsMessages, network: "none", gesture: true },
}

/** Text after a request was canceled here. Neither the app nor the extension can be notified. */
const afterCancel: Partial<Record<Transport, Reason>> = {
  app: reason(
    "appStillSigns",
    "Canceled here. {wallet} can still sign the request: decline it there.",
    { wallet: "xBull" },
  ),
  extension: reason(
    "windowStillSigns",
    "Canceled here. An open {wallet} window can still sign: close it.",
    { wallet: "xBull" },
  ),
}

/**
 * Builds the xBull module. It uses the app if the page is in the app's browser, else the extension if its object is in
 * the page, else the web wallet in a window. The client is loaded with the first call.
 */
export function xbullModule(
  card: Omit<WalletCard, "load">,
  { url = "https://wallet.xbull.app/connect", page }: XbullOptions = {},
): WalletModule {
  setPage("xbull", page)
  const open = (signal: AbortSignal): XbullWindow => {
    const introduction = introduce(siteOf(url).href)
    return Object.assign(openWindow(look, introduction.address, signal), { introduction })
  }
  const clients = {
    app: clientLoader(card, () => import("./in-app.js")),
    extension: clientLoader(card, () => import("./extension.js")),
    window: clientLoader(card, () => import("./client.js")),
  }
  const inWindow = <Answer>(
    options: SignOptions,
    call: (client: typeof import("./client.js"), windowOptions: WindowOptions) => Promise<Answer>,
  ): Promise<Answer> =>
    withWindow(open, options, async (opened) =>
      call(await clients.window(), { ...options, opened }),
    )

  return {
    ...card,
    // XE2: if two calls to the extension overlap, neither may ever be answered.
    oneAtATime: true,
    // The extension may appear late, so everything that depends on the transport is a getter.
    get capabilities(): Capabilities {
      return capabilities[findTransport()]
    },
    get transport(): Transport {
      return findTransport()
    },
    get inApp() {
      return findTransport() === "app"
    },
    get afterCancel(): Reason | undefined {
      return afterCancel[findTransport()]
    },
    get limits(): WalletLimits | undefined {
      return findTransport() === "window" ? windowLimits() : undefined
    },
    get open(): WalletModule["open"] {
      return findTransport() === "window" ? ({ signal }) => open(signal) : undefined
    },
    get getNetwork(): WalletModule["getNetwork"] {
      const transport = findTransport()
      return transport === "window"
        ? undefined
        : async (options = {}) => (await clients[transport]()).getNetwork(options)
    },
    isAvailable: async () => typeof window !== "undefined",
    getAddress: async (options = {}) => {
      const transport = findTransport(options)
      return transport === "window"
        ? inWindow(options, (client, windowOptions) => client.getAddress(windowOptions))
        : (await clients[transport]()).getAddress(options)
    },
    signTransaction: async (xdr, options = {}) => {
      if (typeof xdr !== "string") {
        throw new WalletError(
          "bad-request",
          reason("xdrNotString", "XDR provided needs to be a string value"),
        )
      }
      refuseSubmit(options)
      const transport = findTransport(options)
      return transport === "window"
        ? inWindow(options, (client, windowOptions) => client.signTransaction(xdr, windowOptions))
        : (await clients[transport]()).signTransaction(xdr, options)
    },
    get signMessage(): WalletModule["signMessage"] {
      if (findTransport() === "app") return undefined
      return async (message, options = {}) => {
        if (!message?.length) {
          throw new WalletError(
            "bad-request",
            reason("messageMissing", "The message must be defined."),
            { code: -1 },
          )
        }
        return findTransport(options) === "window"
          ? inWindow(options, (client, windowOptions) => client.signMessage(message, windowOptions))
          : (await clients.extension()).signMessage(message, options)
      }
    },
  }
}

/** The current transport, unless a window was already opened for this call. */
function findTransport({ opened }: CallOptions = {}): Transport {
  if (opened) return "window"
  if (findBridge()) return "app"
  return findSdk() ? "extension" : "window"
}

/** xBull signs but does not submit. */
function refuseSubmit(options: SignOptions): void {
  if (own(options, "submit") || own(options, "submitUrl")) {
    const unsupported = reason(
      "submitUnsupported",
      "Parameters `submit` and `submitUrl` are not supported",
    )
    throw new WalletError("bad-request", unsupported, { code: -1 })
  }
}
