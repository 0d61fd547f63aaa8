import { WalletError } from "../errors.js"

/** The bytes in lower-case hex. */
export function encodeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** The bytes of a hex string, upper or lower case, without prefix. Throws `bad-request`. */
export function decodeHex(text: string): Uint8Array {
  if (typeof text !== "string" || text.length % 2 !== 0 || /[^0-9a-fA-F]/.test(text)) {
    throw new WalletError("bad-request", "Not hex: an even number of the characters 0-9 and a-f.")
  }
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(2 * index, 2 * index + 2), 16),
  )
}
