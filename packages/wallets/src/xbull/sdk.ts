import { injected } from "../channel/injected.js"
import { pageOf } from "../page/extension-page.js"

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

/** What is said of a request that was cancelled here: the extension cannot be told. */
export const AFTER_CANCEL =
  "Cancelled here. A window of xBull that is still open can still sign: close it."
