import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, decodeHex, encodeBase64, encodeHex, encodeUtf8 } from "../encoding/bytes.js"
import type { VerifiedSignature } from "./auth-entry.js"
import { sha256 } from "./digest.js"
import { type SignatureToVerify, verifyDigest } from "./signature.js"

/** A wallet's signature of a message, and the request. */
export interface MessageToVerify extends SignatureToVerify {
  /** The text, which is signed as UTF-8, or bytes. */
  message: string | Uint8Array
}

/** The SHA-256 that is signed for a message: of "Stellar Signed Message:", a line feed, and the message (SEP-53). */
export function messageDigestBytes(message: string | Uint8Array): Promise<Uint8Array> {
  return sha256(concatBytes(encodeUtf8("Stellar Signed Message:\n"), bytesOf(message)))
}

/**
 * Verifies the requested address's SEP-53 signature of this message. If a wallet changes a message before it signs (for
 * example by decoding it), pass the bytes that it signed. Throws like `verifyDigest`.
 */
export async function verifyMessage(request: MessageToVerify): Promise<VerifiedSignature> {
  return verifyForm(messageDigestBytes(request.message), request)
}

/**
 * Verifies Albedo's older form: Ed25519 over SHA-256 of `<address>:<message>`, with the signature in hex. Throws like
 * `verifyDigest`.
 */
export async function verifyAlbedoMessage(request: MessageToVerify): Promise<VerifiedSignature> {
  const text = concatBytes(encodeUtf8(`${request.address}:`), bytesOf(request.message))
  return verifyForm(sha256(text), { ...request, signature: base64Of(request.signature) })
}

async function verifyForm(
  digest: Promise<Uint8Array>,
  request: SignatureToVerify,
): Promise<VerifiedSignature> {
  const hash = await digest
  return { verified: await verifyDigest(hash, request), hash: encodeHex(hash) }
}

function bytesOf(message: string | Uint8Array): Uint8Array {
  return typeof message === "string" ? encodeUtf8(message) : message
}

function base64Of(hex: string): string {
  try {
    return encodeBase64(decodeHex(hex))
  } catch (cause) {
    throw new WalletError(
      "bad-reply",
      reason("badHexSignature", "The wallet didn't return a valid signature (64 bytes in hex)."),
      { cause },
    )
  }
}
