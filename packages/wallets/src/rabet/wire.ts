import { type NetworkResult, networks, type Reason, reason } from "@alidade/core"
import { injected } from "../channel/injected.js"
import { pageOf } from "../page.js"
import { isAccount, isEnvelope, isText, own, toNetwork } from "../values.js"

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

/** The networks that Rabet signs for, and its words for them. */
export const networkWords: Readonly<Record<string, NetworkWord>> = {
  [networks.Public]: "mainnet",
  [networks.Testnet]: "testnet",
}

/** Rabet's object, if the page has it. */
export function findRabet(): Rabet | undefined {
  return injected<Rabet>(
    ["rabet"],
    ["connect", "sign", "disconnect", "isUnlocked", "getNetwork", "close", "on"],
    pageOf("rabet"),
  )
}

/** The account of a connection. Undefined if the reply has another shape. */
export function readPublicKey(reply: unknown): string | undefined {
  const publicKey = own(reply, "publicKey")
  return isAccount(publicKey) ? publicKey : undefined
}

/** The signed envelope. Null if Rabet returned none (RA6). Undefined if the reply has another shape. */
export function readSigned(reply: unknown): string | null | undefined {
  const xdr = own(reply, "xdr")
  return xdr === null || isEnvelope(xdr) ? xdr : undefined
}

/** The network that Rabet is set to. Undefined if the reply has another shape. */
export function readNetwork(reply: unknown): NetworkResult | undefined {
  return toNetwork(own(reply, "network"), own(reply, "passphrase"))
}

/** Rabet's failure code. Undefined if it gave none. */
export function readFailure(thrown: unknown): string | undefined {
  const error = own(thrown, "error")
  return isText(error) ? error : undefined
}

/** Whether this looks like an envelope, and whether it is a fee bump (type 5), which Rabet cannot sign. */
export function readEnvelopeType(xdr: unknown): "transaction" | "fee-bump" | undefined {
  if (!isEnvelope(xdr)) return undefined
  return atob(xdr.slice(0, 8)).startsWith("\0\0\0\x05") ? "fee-bump" : "transaction"
}

/** Each of Rabet's windows closes by itself after this time, in ms (RA3). */
export const WINDOW_CLOSES = 30_000

/** Error text if Rabet is missing (section 8 of the specification). */
export const ABSENCE: Reason = reason("notInstalled", "{wallet} is not installed", {
  wallet: "Rabet",
})
