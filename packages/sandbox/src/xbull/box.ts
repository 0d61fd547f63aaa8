import nacl from "tweetnacl"
import { base64Of, bytesOf } from "../wallet/bytes.js"

/** A box as it travels: NaCl's `crypto_box` of a JSON text, and the nonce that it was closed with, both in base64. */
export interface Boxed {
  readonly message: string
  readonly oneTimeCode: string
}

/** Whose box it is: the other side's public key, and the secret one of this side. Bytes, 32 each. */
export interface Keys {
  readonly theirs: Uint8Array
  readonly mine: Uint8Array
}

/** Closes a value in a box. The nonce (24 bytes) is a random one unless it is given. */
export function close(
  value: unknown,
  { theirs, mine }: Keys,
  nonce: Uint8Array = nacl.randomBytes(nacl.box.nonceLength),
): Boxed {
  const text = new TextEncoder().encode(JSON.stringify(value))
  return {
    message: base64Of(nacl.box(text, nonce, theirs, mine)),
    oneTimeCode: base64Of(nonce),
  }
}

/** What a box holds; undefined for one that does not open, or holds no JSON. */
export function open({ message, oneTimeCode }: Boxed, { theirs, mine }: Keys): unknown {
  const [box, nonce] = [fromBase64(message), fromBase64(oneTimeCode)]
  if (!box || nonce?.length !== nacl.box.nonceLength) return undefined
  const text = nacl.box.open(box, nonce, theirs, mine)
  try {
    return text ? JSON.parse(new TextDecoder().decode(text)) : undefined
  } catch {
    return undefined
  }
}

/** A key pair of this window alone. */
export function keyPair(): { publicKey: Uint8Array; secretKey: Uint8Array } {
  return nacl.box.keyPair()
}

/** Random bytes as base64. */
export function randomText(bytes: number): string {
  return base64Of(nacl.randomBytes(bytes))
}

/** The bytes of a base64 text; null for what is none. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    return bytesOf(text)
  } catch {
    return null
  }
}
