import { encodeHex } from "../encoding/bytes.js"
import type { Verified } from "../events.js"
import { sha256 } from "./digest.js"
import { readPreimage } from "./preimage.js"
import { type SignatureToVerify, verifyDigest } from "./signature.js"

/** A wallet's signature of a preimage, and what it was asked. */
export interface AuthEntryToVerify extends SignatureToVerify {
  /** Base64 `HashIdPreimage` that the wallet was sent. */
  preimage: string
}

/** What verification found of a signature that stands alone. */
export interface VerifiedSignature {
  /** `signature`: it verifies under the address asked. `unreported`: only the contract of a `C…` could tell. */
  verified: Verified
  /** Hex SHA-256 that was signed. */
  hash: string
}

/** Is the signature by the address asked, of this very preimage? Throws as `verifyDigest`, and `bad-request`. */
export async function verifyAuthEntry(asked: AuthEntryToVerify): Promise<VerifiedSignature> {
  const digest = await sha256(readPreimage(asked.preimage).bytes)
  return { verified: await verifyDigest(digest, asked), hash: encodeHex(digest) }
}
