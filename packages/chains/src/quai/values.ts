import { WalletError } from "@alidade/core"
import { decodeHex, encodeHex, encodeUtf8 } from "@alidade/core/encoding"
import { keccak_256 } from "@noble/hashes/sha3.js"

/** Decodes a hex string, upper or lower case, with or without `0x`. Throws `bad-request`. */
export function parseHex(text: string): Uint8Array {
  const digits = digitsOf(text, "A hex string")
  if (digits.length % 2 !== 0) {
    throw new WalletError(
      "bad-request",
      `A hex string needs an even number of digits. This one has ${digits.length}.`,
    )
  }
  return decodeHex(digits)
}

/** The 32 bytes of a private key in hex. Throws `bad-request`, without repeating the key. */
export function parsePrivateKey(text: string): Uint8Array {
  const digits = digitsOf(text, "A private key")
  if (digits.length !== 64) {
    throw new WalletError(
      "bad-request",
      `A private key needs 32 bytes (64 hex digits). This one has ${digits.length}.`,
    )
  }
  return decodeHex(digits)
}

/**
 * Checks an address, `0x` and 40 hex digits, and returns it in the mixed case that contains its checksum (ERC-55). All
 * lower or all upper case is accepted; in mixed case the checksum must be right. Throws `bad-request`.
 */
export function parseAddress(text: string): string {
  const digits = digitsOf(text, "An address")
  if (digits.length !== 40) {
    throw new WalletError(
      "bad-request",
      `An address needs 40 hex digits after 0x. This one has ${digits.length}.`,
    )
  }
  const checked = withChecksum(digits.toLowerCase())
  const isMixed = /[a-f]/.test(digits) && /[A-F]/.test(digits)
  if (isMixed && digits !== checked) {
    throw new WalletError(
      "bad-request",
      "The address has a wrong checksum: a character or its case is wrong.",
    )
  }
  return `0x${checked}`
}

function digitsOf(text: string, what: string): string {
  const digits = typeof text === "string" ? text.replace(/^0x/, "") : undefined
  if (digits === undefined || /[^0-9a-fA-F]/.test(digits)) {
    throw new WalletError("bad-request", `${what} can only contain the characters 0-9 and a-f.`)
  }
  return digits
}

/** A letter is upper case if the hash's digit at its position is 8 or more. */
function withChecksum(digits: string): string {
  const hash = encodeHex(keccak_256(encodeUtf8(digits)))
  return digits.replace(/[a-f]/g, (letter, index: number) =>
    Number.parseInt(hash[index]!, 16) >= 8 ? letter.toUpperCase() : letter,
  )
}
