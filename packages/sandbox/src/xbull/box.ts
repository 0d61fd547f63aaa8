import nacl from "tweetnacl"
import { base64Of, bytesOf } from "../wallet/bytes.js"

/** An encrypted message: NaCl's `crypto_box` of a JSON text, and its nonce, both in base64. */
export interface Boxed {
  readonly message: string
  readonly oneTimeCode: string
}

/** The other side's public key and this side's secret key, 32 bytes each. */
export interface Keys {
  readonly theirPublicKey: Uint8Array
  readonly mySecretKey: Uint8Array
}

/** Encrypts a value. The nonce (24 bytes) is random by default. */
export function close(
  value: unknown,
  { theirPublicKey, mySecretKey }: Keys,
  nonce: Uint8Array = nacl.randomBytes(nacl.box.nonceLength),
): Boxed {
  const text = new TextEncoder().encode(JSON.stringify(value))
  return {
    message: base64Of(nacl.box(text, nonce, theirPublicKey, mySecretKey)),
    oneTimeCode: base64Of(nonce),
  }
}

/** Decrypts a message. Returns undefined if that fails or the text is not JSON. */
export function open(
  { message, oneTimeCode }: Boxed,
  { theirPublicKey, mySecretKey }: Keys,
): unknown {
  const [box, nonce] = [fromBase64(message), fromBase64(oneTimeCode)]
  if (!box || nonce?.length !== nacl.box.nonceLength) return undefined
  const text = nacl.box.open(box, nonce, theirPublicKey, mySecretKey)
  try {
    return text ? JSON.parse(new TextDecoder().decode(text)) : undefined
  } catch {
    return undefined
  }
}

/** Creates a key pair for this window. */
export function keyPair(): { publicKey: Uint8Array; secretKey: Uint8Array } {
  return nacl.box.keyPair()
}

/** Random bytes as base64. */
export function randomText(bytes: number): string {
  return base64Of(nacl.randomBytes(bytes))
}

/** Decodes base64. Returns null for invalid text. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    return bytesOf(text)
  } catch {
    return null
  }
}
