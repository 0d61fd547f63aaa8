import {
  type CallOptions,
  type Capabilities,
  type SignOptions,
  WalletError,
  type WalletLimits,
  type WalletModule,
} from "@alidade/core"
import { own } from "../channel/untrusted.js"
import { openWindow, type WindowLook, windowLimits, withWindow } from "../channel/window.js"
import type { WindowOptions } from "./client.js"
import { AFTER_CANCEL, findSdk } from "./sdk.js"

/** How the client of xBull is set up. */
export interface XbullSetup {
  /** The address of its web wallet's connect page. */
  url?: string
}

const look: WindowLook = {
  product: "xBull",
  name: "xBull_Wallet_app",
  width: 380,
  height: 640,
  left: 100,
  top: 100,
  blocked: "xBull Wallet is not open, we can't connect with it",
}

/** What both ways to xBull can do. Neither says silently who is connected. */
const capabilities: Capabilities = {
  authEntry: [],
  message: true,
  silentRestore: false,
  accountSelection: true,
}

/**
 * The client of xBull: through its extension where that has put its object into the page, else through its web wallet in
 * a window. Names, and the window; the conversation is loaded when it is used.
 */
export function xbull({ url = "https://wallet.xbull.app/connect" }: XbullSetup = {}): WalletModule {
  const extension = () => import("./extension.js")
  const inWindow = <Answer>(
    options: SignOptions,
    call: (client: typeof import("./client.js"), given: WindowOptions) => Promise<Answer>,
  ): Promise<Answer> =>
    withWindow(look, options, async (opened) =>
      call(await import("./client.js"), { ...options, opened, url }),
    )

  return {
    productId: "xbull",
    productName: "xBull",
    productUrl: "https://xbull.app",
    productIcon: new URL("./icon.svg", import.meta.url).href,
    moduleType: "HOT_WALLET",
    // The extension may be heard of late: what depends on it is looked up when it is asked for.
    get capabilities(): Capabilities {
      return hasExtension()
        ? { ...capabilities, network: "informative", gesture: false }
        : { ...capabilities, network: "none", gesture: true }
    },
    get afterCancel(): string | undefined {
      return hasExtension() ? AFTER_CANCEL : undefined
    },
    get limits(): WalletLimits | undefined {
      return hasExtension() ? undefined : windowLimits
    },
    get open(): WalletModule["open"] {
      return hasExtension() ? undefined : ({ signal }) => openWindow(look, signal)
    },
    get getNetwork(): WalletModule["getNetwork"] {
      return hasExtension()
        ? async (options = {}) => (await extension()).getNetwork(options)
        : undefined
    },
    isAvailable: async () => typeof window !== "undefined",
    getAddress: async (options = {}) =>
      hasExtension(options)
        ? (await extension()).getAddress(options)
        : inWindow(options, (client, given) => client.getAddress(given)),
    signTransaction: async (xdr, options = {}) => {
      if (typeof xdr !== "string") {
        throw new WalletError("bad-request", "XDR provided needs to be a string value")
      }
      refuseSubmit(options)
      return hasExtension(options)
        ? (await extension()).signTransaction(xdr, options)
        : inWindow(options, (client, given) => client.signTransaction(xdr, given))
    },
    signMessage: async (message, options = {}) => {
      if (typeof message !== "string" || message === "") {
        throw new WalletError("bad-request", "The message must be defined.", { code: -1 })
      }
      return hasExtension(options)
        ? (await extension()).signMessage(message, options)
        : inWindow(options, (client, given) => client.signMessage(message, given))
    },
  }
}

/** Whether the extension is there, and no window was opened for this call before it was. */
function hasExtension({ opened }: CallOptions = {}): boolean {
  return !opened && findSdk() !== undefined
}

/** xBull signs and does not submit. */
function refuseSubmit(options: SignOptions): void {
  if (own(options, "submit") || own(options, "submitUrl")) {
    const message = "Parameters `submit` and `submitUrl` are not supported"
    throw new WalletError("bad-request", message, { code: -1 })
  }
}
