import { WalletError } from "../contract/errors.js"
import { type Reason, reason } from "../contract/reason.js"
import { concatBytes } from "./bytes.js"

/** SEP-23's version bytes: five bits for the first letter, then three zero bits. */
const versions = { G: 6 << 3, M: 12 << 3, C: 2 << 3 } as const

/** Lengths of the kinds of addresses, in characters. */
const lengths = { G: 56, M: 69, C: 56 } as const

/** A decoded address: an account (`G…`), a muxed account (`M…`: an account and a number), or a contract (`C…`). */
export type Address =
  | { kind: "account"; publicKey: Uint8Array }
  | { kind: "muxed"; publicKey: Uint8Array; id: bigint }
  | { kind: "contract"; contractId: Uint8Array }

/** Encodes a 32-byte Ed25519 public key as a `G…` address (SEP-23). Throws `bad-request` for another length. */
export function encodeAddress(publicKey: Uint8Array): string {
  return encodeKey(versions.G, publicKey)
}

/** Encodes a 32-byte contract id as a `C…` address. Throws `bad-request` for another length. */
export function encodeContract(contractId: Uint8Array): string {
  return encodeKey(versions.C, contractId)
}

/** Decodes a `G…`, `M…` or `C…` address. Throws `bad-request` with the reason, without repeating the address. */
export function decodeAddress(address: string): Address {
  if (typeof address !== "string" || address === "")
    throw notAnAddress(reason("addressEmpty", "it is empty"))
  const letter = address[0] as keyof typeof lengths
  // Users do paste secret keys into the wrong field. Say so, and keep the key out of the message.
  if (address[0] === "S")
    throw notAnAddress(
      reason("addressSecret", "it begins with S like a secret key; never share a secret key"),
    )
  if (!Object.hasOwn(lengths, letter))
    throw notAnAddress(reason("addressStart", "it must begin with G, M or C"))
  if (address.length !== lengths[letter]) {
    throw notAnAddress(
      reason("addressLength", "it has {length} characters instead of {wanted}", {
        length: address.length,
        wanted: lengths[letter],
      }),
    )
  }
  const bytes = decodeBase32(address)
  const checksum = crc16(bytes.subarray(0, -2))
  if (bytes.at(-2) !== (checksum & 0xff) || bytes.at(-1) !== checksum >>> 8) {
    throw notAnAddress(
      reason("addressChecksum", "a character is wrong (the checksum does not match)"),
    )
  }
  if (bytes[0] !== versions[letter])
    throw notAnAddress(reason("addressSecond", "its second character is wrong"))
  const key = bytes.slice(1, 33)
  if (letter === "C") return { kind: "contract", contractId: key }
  if (letter === "G") return { kind: "account", publicKey: key }
  return { kind: "muxed", publicKey: key, id: new DataView(bytes.buffer).getBigUint64(33) }
}

/** True for a `G…`, `M…` or `C…` address with a valid checksum. */
export function isAddress(value: unknown): value is string {
  try {
    decodeAddress(value as string)
    return true
  } catch {
    return false
  }
}

/** The Ed25519 key of a `G…` or `M…` address; undefined for a `C…`. Throws `bad-request`. */
export function publicKeyOf(address: string): Uint8Array | undefined {
  const decoded = decodeAddress(address)
  return decoded.kind === "contract" ? undefined : decoded.publicKey
}

/** The first 4 and last 6 characters of an address, for display (the specification, section 2). */
export function shortAddress(address: string): string {
  return `${address.slice(0, 4)}…${address.slice(-6)}`
}

function encodeKey(version: number, bytes: Uint8Array): string {
  if (bytes.length !== 32) {
    throw new WalletError(
      "bad-request",
      reason("addressBytes", "An address has 32 bytes, not {length}.", { length: bytes.length }),
    )
  }
  return encodeStrkey(version, bytes)
}

/** Encodes bytes as a strkey (SEP-23). The version byte determines the first letter. */
export function encodeStrkey(version: number, bytes: Uint8Array): string {
  const versioned = concatBytes(Uint8Array.of(version), bytes)
  const checksum = crc16(versioned)
  return encodeBase32(concatBytes(versioned, Uint8Array.of(checksum & 0xff, checksum >>> 8)))
}

function notAnAddress(fault: Reason): WalletError {
  return new WalletError(
    "bad-request",
    reason("badAddress", "Invalid Stellar address: {reason}.", { reason: fault }),
  )
}

/** CRC-16/XMODEM: polynomial 0x1021, initial value 0. */
function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    // A byte at once: the divisor's terms shift what the byte changes by 12, 5, and 0 bits.
    const changed = (crc >>> 8) ^ byte
    const mixed = changed ^ (changed >>> 4)
    crc = ((crc << 8) ^ (mixed << 12) ^ (mixed << 5) ^ mixed) & 0xffff
  }
  return crc
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

/** Encodes bytes in base32 without padding (RFC 4648, section 6). */
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

/** Decodes upper-case base32 without padding. Accepts only what `encodeBase32` would produce. Throws `bad-request`. */
export function decodeBase32(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8))
  let length = 0
  let buffer = 0
  let bits = 0
  for (const character of text) {
    const value = alphabet.indexOf(character)
    if (value < 0)
      throw new WalletError("bad-request", reason("badBase32", "Not base32: only A-Z and 2-7."))
    buffer = (buffer << 5) | value
    bits += 5
    if (bits >= 8) {
      bits -= 8
      bytes[length++] = buffer >>> bits
    }
  }
  // The remaining bits must be fewer than one character and all zero. Otherwise two texts would mean one value.
  if (bits >= 5 || (buffer & ((1 << bits) - 1)) !== 0) {
    throw new WalletError(
      "bad-request",
      reason("cutBase32", "Not base32: a character is missing, or the last one is wrong."),
    )
  }
  return bytes
}
