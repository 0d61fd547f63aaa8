import type { Verified } from "../contract/verified.js"
import { encodeHex } from "../encoding/bytes.js"
import { sha256 } from "./digest.js"
import { readPreimage } from "./preimage.js"
import { type SignatureToVerify, verifyDigest } from "./signature.js"

/** A wallet's signature of a preimage, and the request. */
export interface AuthEntryToVerify extends SignatureToVerify {
  /** The base64 `HashIdPreimage` that was sent to the wallet. */
  preimage: string
}

/** The result of verifying a signature without a transaction. */
export interface VerifiedSignature {
  /** `signature`: it is valid for the requested address. `unreported`: only the contract of a `C…` could verify it. */
  verified: Verified
  /** Hex SHA-256 that was signed. */
  hash: string
}

/** Verifies the requested address's signature of this preimage. Throws like `verifyDigest`, and `bad-request`. */
export async function verifyAuthEntry(request: AuthEntryToVerify): Promise<VerifiedSignature> {
  const { bytes, address } = readPreimage(request.preimage)
  const digest = await sha256(bytes)
  // A wallet that holds both keys may sign with that of the named account.
  const signerAddress = request.signerAddress ?? address
  const signature = { ...request, ...(signerAddress === undefined ? {} : { signerAddress }) }
  return { verified: await verifyDigest(digest, signature), hash: encodeHex(digest) }
}
