import { type NetworkResult, networks } from "@alidade/core"
import { injected } from "../channel/injected.js"
import { pageOf } from "../page.js"
import { isAccount, isEnvelope, isText, own, toNetwork } from "../values.js"

/** What Rabet puts into a page as `window.rabet`. Nothing that it gives has been looked at; failures are `{ error }`. */
export interface Rabet {
  /** Answers at once where the site is connected and Rabet is unlocked, else after a window. */
  connect(): Promise<unknown>
  sign(xdr: string, network: NetworkWord): Promise<unknown>
  disconnect(): Promise<unknown>
  isUnlocked(): Promise<unknown>
  getNetwork(): Promise<unknown>
  /** Closes the window that stands, which ends what it was asked. */
  close(): Promise<unknown>
  /** There is no way to stop. */
  on(event: RabetEvent, told: () => void): unknown
}

/** What Rabet tells of by itself, to every page. */
export type RabetEvent = "accountChanged" | "networkChanged"

/** RA2: any other word, even a passphrase, would silently mean the testnet, unless it has "main" in it. */
export type NetworkWord = "mainnet" | "testnet"

/** The networks that Rabet signs for, and its words for them. */
export const networkWords: Readonly<Record<string, NetworkWord>> = {
  [networks.Public]: "mainnet",
  [networks.Testnet]: "testnet",
}

/** Rabet's object, where the page has it. */
export function findRabet(): Rabet | undefined {
  return injected<Rabet>(
    ["rabet"],
    ["connect", "sign", "disconnect", "isUnlocked", "getNetwork", "close", "on"],
    pageOf("rabet"),
  )
}

/** The account of a connection; undefined for a reply of another shape. */
export function readPublicKey(reply: unknown): string | undefined {
  const publicKey = own(reply, "publicKey")
  return isAccount(publicKey) ? publicKey : undefined
}

/** The signed envelope; null where Rabet says that it has none (RA6); undefined for a reply of another shape. */
export function readSigned(reply: unknown): string | null | undefined {
  const xdr = own(reply, "xdr")
  return xdr === null || isEnvelope(xdr) ? xdr : undefined
}

/** The network that Rabet is set to; undefined for a reply of another shape. */
export function readNetwork(reply: unknown): NetworkResult | undefined {
  return toNetwork(own(reply, "network"), own(reply, "passphrase"))
}

/** The word for what went wrong; undefined where Rabet gave none. */
export function readFailure(thrown: unknown): string | undefined {
  const error = own(thrown, "error")
  return isText(error) ? error : undefined
}

/** Whether this can be an envelope, and not a fee bump (type 5), which Rabet cannot sign. */
export function readEnvelopeType(xdr: unknown): "transaction" | "fee-bump" | undefined {
  if (!isEnvelope(xdr)) return undefined
  return atob(xdr.slice(0, 8)).startsWith("\0\0\0\x05") ? "fee-bump" : "transaction"
}

/** RA3: each of its windows closes itself after this time, in ms. */
export const WINDOW_CLOSES = 30_000

/** What is said where Rabet is not (the specification, section 8). */
export const ABSENCE = "Rabet is not installed"
