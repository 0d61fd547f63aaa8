import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"

/** True if both contain the same bytes. Not constant-time: nothing secret is compared here. */
export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

/** Concatenates the parts. */
export function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/** Encodes bytes in lower-case hex. */
export function encodeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** Decodes a hex string, upper or lower case, without prefix. Throws `bad-request`. */
export function decodeHex(text: string): Uint8Array {
  if (typeof text !== "string" || text.length % 2 !== 0 || /[^0-9a-fA-F]/.test(text)) {
    throw new WalletError(
      "bad-request",
      reason("badHex", "Invalid hex: it needs an even number of the characters 0-9 and a-f."),
    )
  }
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  )
}

/** Encodes bytes in standard base64 with padding (RFC 4648, section 4). */
export function encodeBase64(bytes: Uint8Array): string {
  let binary = ""
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}

/** Encodes bytes in base64url without padding (RFC 4648, section 5), as WebAuthn writes ids and challenges. */
export function encodeBase64Url(bytes: Uint8Array): string {
  return encodeBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")
}

/**
 * Decodes standard base64. Accepts only what `encodeBase64` would produce: no white space, no other alphabet, no
 * missing padding, no stray bits. Throws `bad-request`.
 */
export function decodeBase64(text: string): Uint8Array {
  const binary = typeof text === "string" ? binaryOf(text) : undefined
  // atob accepts white space, missing padding and stray bits. Encoding the result again detects them.
  if (binary === undefined || btoa(binary) !== text) {
    throw new WalletError(
      "bad-request",
      reason("badBase64", "Not base64: only A-Z, a-z, 0-9, + and /, padded with =."),
    )
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

/** Encodes a text in UTF-8. Half a surrogate pair becomes U+FFFD, as everywhere on the web. */
export function encodeUtf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
