import { concatBytes, decodeHex, encodeBase64, encodeHex, encodeUtf8 } from "../encoding/bytes.js"
import { WalletError } from "../errors.js"
import type { VerifiedSignature } from "./auth-entry.js"
import { sha256 } from "./digest.js"
import { type SignatureToVerify, verifyDigest } from "./signature.js"

/** A wallet's signature of a message, and what it was asked. */
export interface MessageToVerify extends SignatureToVerify {
  /** The text, which is signed as UTF-8, or bytes. */
  message: string | Uint8Array
}

/** SHA-256 that is signed for a message: of "Stellar Signed Message:", a line feed, and the message (SEP-53). */
export function messageDigestBytes(message: string | Uint8Array): Promise<Uint8Array> {
  return sha256(concatBytes(encodeUtf8("Stellar Signed Message:\n"), bytesOf(message)))
}

/**
 * Is the signature by the address asked, of this message, as SEP-53 has it? A wallet that changes a message before it
 * signs (by decoding it, say) is checked by handing in the bytes it has signed. Throws as `verifyDigest`.
 */
export async function verifyMessage(asked: MessageToVerify): Promise<VerifiedSignature> {
  return verifyForm(messageDigestBytes(asked.message), asked)
}

/**
 * The older form, Albedo's: Ed25519 over SHA-256 of `<address>:<message>`, the signature in hex. Throws as
 * `verifyDigest`.
 */
export async function verifyAlbedoMessage(asked: MessageToVerify): Promise<VerifiedSignature> {
  const text = concatBytes(encodeUtf8(`${asked.address}:`), bytesOf(asked.message))
  return verifyForm(sha256(text), { ...asked, signature: base64Of(asked.signature) })
}

async function verifyForm(
  digest: Promise<Uint8Array>,
  asked: SignatureToVerify,
): Promise<VerifiedSignature> {
  const hash = await digest
  return { verified: await verifyDigest(hash, asked), hash: encodeHex(hash) }
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
      "The wallet returned no signature: 64 bytes in hex are expected.",
      { cause },
    )
  }
}
