import type { WalletError } from "./errors.js"
import { type Network, networkName } from "./networks.js"

/** The `ext` of every `wrong-network` error: two networks that differ, and what is for the other one. */
export interface WrongNetwork {
  /**
   * What is for the `actual` network: the wallet (its setting, or its session on a phone), the signature that it
   * returned, or the request itself (an authorization made for another network).
   */
  subject: "wallet" | "signature" | "request"
  /** The network that the call is for. */
  expected: NamedNetwork
  /** The other one. Without a passphrase when only its id is known; `name` is then the id's first 8 hex digits. */
  actual: Omit<NamedNetwork, "passphrase"> & Partial<NamedNetwork>
}

/** A network's passphrase, and its name for people. */
type NamedNetwork = Pick<Network, "name" | "passphrase">

/** Names a network, with the app's own name where the app declared it. */
export function named(passphrase: string, declared?: readonly Network[]): NamedNetwork {
  return { name: networkName(passphrase, declared), passphrase }
}

/** The networks of a `wrong-network` error; undefined for another error, and where a wallet's module named none. */
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
