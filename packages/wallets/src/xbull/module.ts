import {
  type CallOptions,
  type Capabilities,
  type SignOptions,
  WalletError,
  type WalletLimits,
  type WalletModule,
} from "@alidade/core"
import { openWindow, type WindowLook, windowLimits, withWindow } from "../channel/window.js"
import { type ExtensionOptions, setPage } from "../page.js"
import { own, siteOf } from "../values.js"
import { card } from "./card.js"
import type { WindowOptions, XbullWindow } from "./client.js"
import { findBridge, findSdk } from "./injected-objects.js"
import { introduce } from "./introduction.js"

/** Options of `xbull`. */
export interface XbullOptions extends ExtensionOptions {
  /** The address of its web wallet's connect page. */
  url?: string
}

const look: WindowLook = {
  product: "xBull",
  width: 380,
  height: 640,
  left: 100,
  top: 100,
  blocked: "xBull Wallet is not open, we can't connect with it",
}

/** The ways to xBull: the bridge of its app's own browser, its extension, and its web wallet in a window. */
type Way = "app" | "extension" | "window"

/** What each way can do. None says silently who is connected; the app never answers a message. */
const shared = { authEntry: [], silentRestore: false, accountSelection: true } as const
const capabilities: Readonly<Record<Way, Capabilities>> = {
  app: { ...shared, message: false, network: "informative", gesture: false },
  extension: { ...shared, message: true, network: "informative", gesture: false },
  window: { ...shared, message: true, network: "none", gesture: true },
}

/** What is said of a request that was cancelled here: neither can be told. */
const afterCancel: Partial<Record<Way, string>> = {
  app: "Cancelled here. xBull can still sign what it is asking: decline it there.",
  extension: "Cancelled here. A window of xBull that is still open can still sign: close it.",
}

/**
 * The module of xBull: through its app where the page is in the app's own browser, else through its extension where that
 * has put its object into the page, else through its web wallet in a window. The conversation is loaded with the first
 * call.
 */
export function xbullModule({
  url = "https://wallet.xbull.app/connect",
  page,
}: XbullOptions = {}): WalletModule {
  setPage("xbull", page)
  const open = (signal: AbortSignal): XbullWindow => {
    const introduction = introduce(siteOf(url).href)
    return Object.assign(openWindow(look, introduction.address, signal), { introduction })
  }
  const inPage = (way: "app" | "extension") =>
    way === "app" ? import("./in-app.js") : import("./extension.js")
  const inWindow = <Answer>(
    options: SignOptions,
    call: (client: typeof import("./client.js"), given: WindowOptions) => Promise<Answer>,
  ): Promise<Answer> =>
    withWindow(open, options, async (opened) =>
      call(await import("./client.js"), { ...options, opened }),
    )

  return {
    ...card,
    // XE2: of two calls to its extension, neither may ever be answered.
    oneAtATime: true,
    // The extension may be heard of late: what depends on the way is looked up when it is asked for.
    get capabilities(): Capabilities {
      return capabilities[wayTo()]
    },
    get afterCancel(): string | undefined {
      return afterCancel[wayTo()]
    },
    get limits(): WalletLimits | undefined {
      return wayTo() === "window" ? windowLimits : undefined
    },
    get open(): WalletModule["open"] {
      return wayTo() === "window" ? ({ signal }) => open(signal) : undefined
    },
    get getNetwork(): WalletModule["getNetwork"] {
      const way = wayTo()
      return way === "window"
        ? undefined
        : async (options = {}) => (await inPage(way)).getNetwork(options)
    },
    isAvailable: async () => typeof window !== "undefined",
    getAddress: async (options = {}) => {
      const way = wayTo(options)
      return way === "window"
        ? inWindow(options, (client, given) => client.getAddress(given))
        : (await inPage(way)).getAddress(options)
    },
    signTransaction: async (xdr, options = {}) => {
      if (typeof xdr !== "string") {
        throw new WalletError("bad-request", "XDR provided needs to be a string value")
      }
      refuseSubmit(options)
      const way = wayTo(options)
      return way === "window"
        ? inWindow(options, (client, given) => client.signTransaction(xdr, given))
        : (await inPage(way)).signTransaction(xdr, options)
    },
    get signMessage(): WalletModule["signMessage"] {
      if (wayTo() === "app") return undefined
      return async (message, options = {}) => {
        if (typeof message !== "string" || message === "") {
          throw new WalletError("bad-request", "The message must be defined.", { code: -1 })
        }
        return wayTo(options) === "window"
          ? inWindow(options, (client, given) => client.signMessage(message, given))
          : (await import("./extension.js")).signMessage(message, options)
      }
    },
  }
}

/** The way that is there, unless a window was opened for this call before. */
function wayTo({ opened }: CallOptions = {}): Way {
  if (opened) return "window"
  if (findBridge()) return "app"
  return findSdk() ? "extension" : "window"
}

/** xBull signs and does not submit. */
function refuseSubmit(options: SignOptions): void {
  if (own(options, "submit") || own(options, "submitUrl")) {
    const message = "Parameters `submit` and `submitUrl` are not supported"
    throw new WalletError("bad-request", message, { code: -1 })
  }
}
