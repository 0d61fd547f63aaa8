import type { XdrValue } from "../encoding/xdr-value.js"

/** A decoded `SorobanAuthorizationEntry`, with the XDR of its parts, so that it is written as it was read. */
export interface Entry {
  credentials: Credentials
  /** Absent if the transaction's source account authorizes. */
  bound?: Bound
  invocation: Part
}

/** The kinds of credentials, in the order of their numbers (CAP-71). */
export const credentialKinds = [
  "sourceAccount",
  "address",
  "addressV2",
  "addressWithDelegates",
] as const
export type Credentials = (typeof credentialKinds)[number]

/** Who authorizes, and what else is signed. */
export interface Bound {
  /** The top level: its delegates are its `nested` nodes. */
  top: Node
  /** The XDR of the 64-bit nonce. */
  nonce: Uint8Array
  expirationLedger: number
}

/** A place for a signature: the account that authorizes, or a delegate. */
export interface Node {
  /** `G…` or `C…`. */
  address: string
  /** The XDR of the address. */
  addressXdr: Uint8Array
  signature: Part
  nested: readonly Node[]
}

/** A decoded value and its XDR. */
export interface Part {
  value: XdrValue
  xdr: Uint8Array
}
