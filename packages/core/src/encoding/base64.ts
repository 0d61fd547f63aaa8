import { WalletError } from "../errors.js"

/** The bytes in standard base64 with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/**
 * The bytes of a standard base64 text. Only the one text that `encodeBase64` would give for them is taken: no white
 * space, no other alphabet, no missing padding, no stray bits. Throws `bad-request`.
 */
export function decodeBase64(text: string): Uint8Array {
  const binary = typeof text === "string" ? binaryOf(text) : undefined
  // atob forgives white space, missing padding and stray bits: writing the text again shows whether it had to.
  if (binary === undefined || btoa(binary) !== text) {
    throw new WalletError("bad-request", "Not base64: A-Z, a-z, 0-9, + and /, padded with =.")
  }
  const bytes = new Uint8Array(binary.length)
  for (let index = 0; index < bytes.length; index++) bytes[index] = binary.charCodeAt(index)
  return bytes
}

function binaryOf(text: string): string | undefined {
  try {
    return atob(text)
  } catch {
    return undefined
  }
}
