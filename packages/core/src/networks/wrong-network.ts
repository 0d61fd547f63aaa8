import type { WalletError } from "../contract/errors.js"
import type { NamedNetwork } from "./named.js"

/** The `ext` of every `wrong-network` error: two different networks, and what uses the other one. */
export interface WrongNetwork {
  /**
   * What uses the `actual` network: the wallet (its setting, or its session on a phone), the returned signature, or the
   * request itself (an authorization made for another network).
   */
  subject: "wallet" | "signature" | "request"
  /** The network of the call. */
  expected: NamedNetwork
  /**
   * The other network. It has no passphrase if only its id is known; `name` is then the first 8 hex digits of the id.
   */
  actual: Omit<NamedNetwork, "passphrase"> & Partial<NamedNetwork>
}

/** The networks of a `wrong-network` error; undefined for another error, and if a wallet's module named none. */
export function wrongNetworkOf(error: WalletError | undefined): WrongNetwork | undefined {
  if (error?.kind !== "wrong-network") return undefined
  const ext = error.ext as Partial<WrongNetwork> | null | undefined
  const known = ext?.subject && subjects.includes(ext.subject)
  return known && isNamed(ext.expected) && isNamed(ext.actual) ? (ext as WrongNetwork) : undefined
}

const subjects: readonly WrongNetwork["subject"][] = ["wallet", "signature", "request"]

function isNamed(network: Partial<NamedNetwork> | null | undefined): boolean {
  return typeof network?.name === "string" && network.name !== ""
}
