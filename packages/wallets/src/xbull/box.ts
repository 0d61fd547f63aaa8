import { decodeBase64, decodeUtf8, encodeBase64, encodeUtf8 } from "@alidade/core/encoding"
import { hsalsa, xsalsa20poly1305 } from "@noble/ciphers/salsa.js"
import { x25519 } from "./x25519.js"

/** An encrypted message as it is sent: tag and ciphertext, and the nonce of 24 bytes, both in base64. */
export interface Box {
  message: string
  oneTimeCode: string
}

/** Salsa20's constant for 32-byte keys. */
const SIGMA: Uint32Array = wordsOf(encodeUtf8("expand 32-byte k"))
const NONCE_BYTES = 24

/**
 * Derives the key for boxes between two parties: NaCl's `crypto_box_beforenm`, HSalsa20 of their X25519. Throws for an
 * invalid public key.
 */
export async function boxKey(secret: Uint8Array, theirPublicKey: Uint8Array): Promise<Uint8Array> {
  const shared = await x25519(secret, theirPublicKey)
  const key = new Uint8Array(32)
  hsalsa(SIGMA, wordsOf(shared), new Uint32Array(4), new Uint32Array(key.buffer))
  return key
}

/** Encrypts a text with XSalsa20-Poly1305 and a random nonce. */
export function seal(
  key: Uint8Array,
  text: string,
  nonce: Uint8Array = crypto.getRandomValues(new Uint8Array(NONCE_BYTES)),
): Box {
  return {
    message: encodeBase64(xsalsa20poly1305(key, nonce).encrypt(encodeUtf8(text))),
    oneTimeCode: encodeBase64(nonce),
  }
}

/** Decrypts a box. Undefined if it was not sealed with this key, or does not hold text. */
export function open(key: Uint8Array, { message, oneTimeCode }: Box): string | undefined {
  try {
    const nonce = decodeBase64(oneTimeCode)
    return decodeUtf8(xsalsa20poly1305(key, nonce).decrypt(decodeBase64(message)))
  } catch {
    return undefined
  }
}

function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(Uint8Array.from(bytes).buffer)
}
