import { type NetworkResult, networks } from "@alidade/core"
import { own } from "../own.js"
import { isAccount, isEnvelope, isText, toNetwork } from "../values.js"
import type { NetworkWord } from "./injected-object.js"

/** The networks that Rabet signs for, and its words for them. */
export const networkWords: Readonly<Record<string, NetworkWord>> = {
  [networks.Public]: "mainnet",
  [networks.Testnet]: "testnet",
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
