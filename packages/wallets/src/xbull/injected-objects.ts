import { injected } from "../channel/injected.js"
import { pageOf } from "../page.js"

/** What the browser in xBull's app puts into a page: a way to the app, for text alone. */
export interface Bridge {
  postMessage(text: string): void
}

/** The app's bridge; undefined in every other browser. */
export const findBridge = (): Bridge | undefined =>
  injected<Bridge>(["webkit", "messageHandlers", "cordova_iab"], ["postMessage"], pageOf("xbull"))

/** What xBull's extension puts into a page: SEP-43's functions, whose failures are `{ error }`. */
export interface Sdk {
  getAddress(): Promise<unknown>
  signTransaction(asked: { xdr: string; opts: SdkOptions }): Promise<unknown>
  signMessage(message: string, opts: SdkOptions): Promise<unknown>
  getNetwork(): Promise<unknown>
}

interface SdkOptions {
  networkPassphrase?: string
  address?: string
}

/** The extension's object; undefined where it is not there (yet), or is of a time before SEP-43. */
export const findSdk = (): Sdk | undefined =>
  injected<Sdk>(
    ["xBullSDK"],
    ["getAddress", "signTransaction", "signMessage", "getNetwork"],
    pageOf("xbull"),
  )
