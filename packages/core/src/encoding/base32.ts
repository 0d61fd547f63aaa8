import { WalletError } from "../errors.js"

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** The bytes in base32 without padding (RFC 4648, section 6). */
export function encodeBase32(bytes: Uint8Array): string {
  let text = ""
  let buffer = 0
  let bits = 0
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += alphabet[(buffer >>> bits) & 31]
    }
  }
  return bits > 0 ? text + alphabet[(buffer << (5 - bits)) & 31] : text
}

/**
 * The bytes of an upper-case base32 text without padding. Only the one text that `encodeBase32` would give for them
 * is taken. Throws `bad-request`.
 */
export function decodeBase32(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8))
  let length = 0
  let buffer = 0
  let bits = 0
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0) throw new WalletError("bad-request", "Not base32: only A-Z and 2-7.")
    buffer = (buffer << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[length++] = buffer >>> bits
    }
  }
  // What is left must be fewer bits than a character has, and all zero: otherwise two texts would mean one value.
  if (bits >= 5 || (buffer & ((1 << bits) - 1)) !== 0) {
    throw new WalletError(
      "bad-request",
      "Not base32: a character is missing, or the last one is wrong.",
    )
  }
  return bytes
}
