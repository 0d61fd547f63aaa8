import { findInjected } from "../channel/injected.js"
import { pageOf } from "../page.js"

/** What the browser in xBull's app adds to a page: a text channel to the app. */
export interface Bridge {
  postMessage(text: string): void
}

/** The app's bridge. Undefined in every other browser. */
export const findBridge = (): Bridge | undefined =>
  findInjected<Bridge>(
    ["webkit", "messageHandlers", "cordova_iab"],
    ["postMessage"],
    pageOf("xbull"),
  )

/** What xBull's extension adds to a page: SEP-43's functions, whose failures are `{ error }`. */
export interface Sdk {
  getAddress(): Promise<unknown>
  signTransaction(request: { xdr: string; opts: SdkOptions }): Promise<unknown>
  signMessage(message: string, opts: SdkOptions): Promise<unknown>
  getNetwork(): Promise<unknown>
}

interface SdkOptions {
  networkPassphrase?: string
  address?: string
}

/** The extension's object. Undefined if it is not there (yet) or predates SEP-43. */
export const findSdk = (): Sdk | undefined =>
  findInjected<Sdk>(
    ["xBullSDK"],
    ["getAddress", "signTransaction", "signMessage", "getNetwork"],
    pageOf("xbull"),
  )
