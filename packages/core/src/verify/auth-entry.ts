import type { Verified } from "../contract/verified.js"
import { encodeHex } from "../encoding/bytes.js"
import { publicKeyOf } from "../encoding/strkey.js"
import type { Passkey, SmartSignature } from "../entries/check-signatures.js"
import { sha256 } from "./digest.js"
import { readPreimage } from "./preimage.js"
import { type SignatureToVerify, verifyDigest } from "./signature.js"

/** A wallet's signature of a preimage, and the request. */
export interface AuthEntryToVerify extends SignatureToVerify {
  /** The base64 `HashIdPreimage` that was sent to the wallet. */
  preimage: string
  /** The wallet returns the whole entry of a smart account, which `signature` is. */
  wholeEntry?: boolean | undefined
  /** Passkeys of a smart account whose public keys are known. */
  passkeys?: readonly Passkey[] | undefined
}

/** The result of verifying a signature without a transaction. */
export interface VerifiedSignature {
  /**
   * `signature`: it is valid for the requested address. `body`: a smart account (`C…`) returned the whole entry.
   * `unreported`: only the contract of a `C…` could verify it.
   */
  verified: Verified
  /** Hex SHA-256 that was signed. */
  hash: string
  /** What the signature of a smart account has, if its form is known. */
  smart?: SmartSignature
}

/**
 * Verifies the requested address's signature of this preimage: 64 bytes, or of a smart account (`C…`) the whole entry.
 * Throws like `verifyDigest`, `bad-request`, and `altered` for another entry.
 */
export async function verifyAuthEntry(request: AuthEntryToVerify): Promise<VerifiedSignature> {
  const sent = readPreimage(request.preimage)
  if (request.wholeEntry && !publicKeyOf(request.address)) {
    const { verifyEntry } = await import("../entries/verify-entry.js")
    return verifyEntry({ ...request, entry: request.signature, sent })
  }
  const digest = await sha256(sent.bytes)
  // A wallet that holds both keys may sign with that of the named account.
  const signerAddress = request.signerAddress ?? sent.address
  const signature = { ...request, ...(signerAddress === undefined ? {} : { signerAddress }) }
  return { verified: await verifyDigest(digest, signature), hash: encodeHex(digest) }
}
