import { decodeBase64, encodeBase64 } from "@alidade/core/encoding"
import { isBase64, own, readSignature } from "../values.js"

/** The longest entry that is read, in characters of base64. */
const MAX_ENTRY = 1_000_000

/** Base64 of the 64-byte signature of an auth entry: sent alone, or within the whole signed entry. */
export function readEntrySignature(reply: unknown): string | undefined {
  const signed = own(reply, "signedAuthEntry")
  const alone = readSignature(signed)
  if (alone) return alone
  return isBase64(signed, MAX_ENTRY) ? signatureWithin(decodeBase64(signed)) : undefined
}

/**
 * What stands between the credentials' expiration and the signature of a classic account: the `ScVal` vector of one map
 * { public_key, signature }, up to where each value's bytes begin.
 */
const BEFORE_KEY = [16, 1, 1, 17, 1, 2, 15, 10, "public_key\0\0", 13, 32]
const BEFORE_SIGNATURE = [15, 9, "signature\0\0\0", 13, 64]

/** The signature of a `SorobanAuthorizationEntry` with version-1 credentials. */
function signatureWithin(entry: Uint8Array): string | undefined {
  const credentials = xdr([1])
  if (!startsWith(entry, credentials, 0) || entry.length < 8) return undefined
  // SCAddress: an account has the type of its key before its 32 bytes, a contract has not.
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
