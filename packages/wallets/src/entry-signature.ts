import { decodeBase64, encodeBase64 } from "@alidade/core/encoding"
import { isBase64, readSignature } from "./values.js"

/** Maximum length of an entry, in base64 characters. */
const MAX_ENTRY = 1_000_000

/** Base64 of an auth entry's 64-byte signature, which a wallet sends alone or inside the whole signed entry. */
export function readEntrySignature(signed: unknown): string | undefined {
  const alone = readSignature(signed)
  if (alone) return alone
  return isBase64(signed, MAX_ENTRY) ? signatureWithin(decodeBase64(signed)) : undefined
}

/**
 * The bytes between the credentials' expiration and a classic account's signature: the `ScVal` vector of one map
 * { public_key, signature }, each up to the start of the value's bytes.
 */
const BEFORE_KEY = [16, 1, 1, 17, 1, 2, 15, 10, "public_key\0\0", 13, 32]
const BEFORE_SIGNATURE = [15, 9, "signature\0\0\0", 13, 64]

/** Reads the signature of a `SorobanAuthorizationEntry` with version-1 credentials. */
function signatureWithin(entry: Uint8Array): string | undefined {
  const credentials = xdr([1])
  if (!startsWith(entry, credentials, 0) || entry.length < 8) return undefined
  // SCAddress: an account has a key type before its 32 bytes, a contract does not.
  const kind = entry[7]
  if (kind !== 0 && kind !== 1) return undefined
  const address = kind === 0 ? 40 : 36
  const nonceAndExpiration = 12
  const beforeKey = xdr(BEFORE_KEY)
  const beforeSignature = xdr(BEFORE_SIGNATURE)
  const start = credentials.length + address + nonceAndExpiration
  const afterKey = start + beforeKey.length + 32
  const at = afterKey + beforeSignature.length
  if (!startsWith(entry, beforeKey, start)) return undefined
  if (!startsWith(entry, beforeSignature, afterKey)) return undefined
  return entry.length < at + 64 ? undefined : encodeBase64(entry.slice(at, at + 64))
}

function xdr(parts: readonly (number | string)[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === "number"
        ? [0, 0, 0, part]
        : [...part].map((character) => character.charCodeAt(0)),
    ),
  )
}

function startsWith(bytes: Uint8Array, expected: Uint8Array, at: number): boolean {
  return expected.every((byte, index) => bytes[at + index] === byte)
}
