import { isAddress, type Verified } from "@alidade/core"
import { fieldsOf } from "../stellar/read-json.js"
import type { Answer } from "../stellar/results.js"

/** Who signed, and what was verified of the signature. */
export interface SignedBy {
  address: string
  verified: Verified
}

/** A signed envelope that can be sent. */
export interface SignedEnvelope {
  /** Base64 XDR. */
  xdr: string
  /** Who signed it here. Undefined if it was already signed. */
  signed?: SignedBy | undefined
  /** The network's answer, once it was sent. */
  answer?: Answer | undefined
}

export interface SignedAuthorization {
  /** Base64 `HashIdPreimage`. */
  preimage: string
  /** 64 bytes, base64. */
  signature: string
  signed: SignedBy
  /** For whom, if not for the account that signed. */
  onBehalfOf?: string | undefined
  /** The base64 `SorobanAuthorizationEntry` with the signature, if a whole entry was signed. */
  entry?: string | undefined
}

export interface SignedMessage {
  /** As typed: a text, or bytes in hex or base64. */
  typed: string
  form: "text" | "hex" | "base64"
  /** 64 bytes, base64. */
  signature: string
  signed: SignedBy
}

/** Reads a saved signer. Undefined if it is invalid. */
export function readSignedBy(value: unknown): SignedBy | undefined {
  const { address, verified } = fieldsOf(value)
  const known = readVerified(verified)
  return isAddress(address) && known ? { address, verified: known } : undefined
}

const found: readonly Verified[] = ["signature", "body", "altered", "unreported", "off"]

/** Reads a saved check. Undefined if it is invalid. */
function readVerified(value: unknown): Verified | undefined {
  return found.find((candidate) => candidate === value)
}
