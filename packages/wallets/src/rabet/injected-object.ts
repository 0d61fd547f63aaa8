import { type Reason, reason } from "@alidade/core"
import { findInjected } from "../channel/injected.js"
import { pageOf } from "../page.js"

/** What Rabet adds to a page as `window.rabet`. Its results are unchecked; failures are `{ error }`. */
export interface Rabet {
  /** Resolves at once if the site is connected and Rabet is unlocked, otherwise after a window. */
  connect(): Promise<unknown>
  sign(xdr: string, network: NetworkWord): Promise<unknown>
  disconnect(): Promise<unknown>
  isUnlocked(): Promise<unknown>
  getNetwork(): Promise<unknown>
  /** Closes the open window, which ends its request. */
  close(): Promise<unknown>
  /** There is no way to unsubscribe. */
  on(event: RabetEvent, listener: () => void): unknown
}

/** Events that Rabet sends to every page. */
export type RabetEvent = "accountChanged" | "networkChanged"

/** RA2: any other word, even a passphrase, silently means Testnet unless it contains "main". */
export type NetworkWord = "mainnet" | "testnet"

/** Rabet's object, if the page has it. */
export function findRabet(): Rabet | undefined {
  return findInjected<Rabet>(
    ["rabet"],
    ["connect", "sign", "disconnect", "isUnlocked", "getNetwork", "close", "on"],
    pageOf("rabet"),
  )
}

/** Error text if Rabet is missing (section 8 of the specification). */
export const ABSENCE: Reason = reason("notInstalled", "{wallet} is not installed", {
  wallet: "Rabet",
})
