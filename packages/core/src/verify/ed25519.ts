import { WalletError } from "../contract/errors.js"
import { reason } from "../contract/reason.js"
import { concatBytes, equalBytes } from "../encoding/bytes.js"
import { sha512 } from "./digest.js"

/** Loads a library to use instead of WebCrypto, when it is needed. */
export type Ed25519Fallback = () => Promise<Ed25519Library>

/** Set once this browser's WebCrypto has rejected Ed25519, so that it is not asked again. */
let unknownToWebCrypto = false

/**
 * Verifies a signature (64 bytes) over the data with a public key (32 bytes). Uses WebCrypto, else the fallback. Throws
 * `unsupported` if there is neither, `external` if the fallback does not load.
 *
 * Both follow one rule, which is also libsodium's (WebKitGTK rejects a few more odd keys): RFC 8032, section 5.1.7,
 * without the cofactor ([S]B = R + [k]A); S below the group's order, so that a signature cannot be altered into another
 * valid one; key and R canonical; neither of small order, for which anyone can sign. Engines agree only on the
 * equation, so the rest is checked here first.
 */
export async function verifyEd25519(
  publicKey: Uint8Array,
  data: Uint8Array,
  signature: Uint8Array,
  fallback?: Ed25519Fallback,
): Promise<boolean> {
  if (publicKey.length !== 32 || signature.length !== 64) return false
  const points = [publicKey, signature.subarray(0, 32)]
  if (points.some((point) => isSmallOrder(point) || !isCanonicalPoint(point))) return false
  if (!isCanonicalScalar(signature.subarray(32))) return false
  try {
    const known = unknownToWebCrypto ? undefined : await askWebCrypto(publicKey, data, signature)
    return known ?? (await satisfiesEquation(await load(fallback), publicKey, data, signature))
  } catch (cause) {
    if (WalletError.is(cause)) throw cause
    throw new WalletError(
      "internal",
      reason("verifierFailed", "The browser couldn't verify the signature."),
      { cause },
    )
  }
}

/** The key that was imported last: a page verifies mostly signatures of one account. */
let last: { publicKey: Uint8Array; key: CryptoKey } | undefined

async function importKey(subtle: SubtleCrypto, publicKey: Uint8Array): Promise<CryptoKey> {
  if (last && equalBytes(last.publicKey, publicKey)) return last.key
  const key = await subtle.importKey("raw", buffer(publicKey), "Ed25519", false, ["verify"])
  last = { publicKey: Uint8Array.from(publicKey), key }
  return key
}

/** WebCrypto's answer; undefined if it is missing or does not know Ed25519. */
async function askWebCrypto(
  publicKey: Uint8Array,
  data: Uint8Array,
  signature: Uint8Array,
): Promise<boolean | undefined> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined
  if (!subtle) return undefined
  try {
    const key = await importKey(subtle, publicKey)
    return await subtle.verify("Ed25519", key, buffer(signature), buffer(data))
  } catch (error) {
    const { name } = error as DOMException
    // The bytes are not a point of the curve: nobody has such a key.
    if (name === "DataError") return false
    if (name !== "NotSupportedError") throw error
    unknownToWebCrypto = true
    return undefined
  }
}

async function load(fallback: Ed25519Fallback | undefined): Promise<Ed25519Library> {
  if (!fallback) {
    throw new WalletError(
      "unsupported",
      reason(
        "noEd25519",
        'This browser cannot verify Ed25519 signatures. Update it, or pass a library to createKit: ed25519: () => import("@noble/ed25519").',
      ),
    )
  }
  try {
    return await fallback()
  } catch (cause) {
    throw new WalletError(
      "external",
      reason(
        "verifierMissing",
        "The library that verifies signatures could not be loaded. Reload the page.",
      ),
      { cause },
    )
  }
}

/** WebCrypto does not accept shared memory; the types cannot know that this is not shared. */
function buffer(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>
}

/** A point of the curve, with the arithmetic that verification needs. */
export interface Ed25519Point {
  add(other: Ed25519Point): Ed25519Point
  negate(): Ed25519Point
  /** `safe: false` allows a faster method that is not constant-time: nothing here is secret. */
  multiply(scalar: bigint, safe?: boolean): Ed25519Point
  toBytes(): Uint8Array
}

/**
 * The part of a library that replaces WebCrypto: the points of the curve, as in `@noble/ed25519` from 2.3 on, and in
 * `ed25519` of `@noble/curves`. The library's own verification is not used, because it multiplies by the cofactor.
 */
export interface Ed25519Library {
  readonly Point: {
    readonly BASE: Ed25519Point
    /** Throws for bytes that are not a point. */
    fromBytes(bytes: Uint8Array): Ed25519Point
  }
}

/** The order of the group that the base point generates (RFC 8032, section 5.1). */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n
/** The prime of the field. */
const PRIME = 2n ** 255n - 19n

/** True if 32 bytes encode a point's y canonically (RFC 8032): below the field's prime. */
export function isCanonicalPoint(point: Uint8Array): boolean {
  return yOf(point) < PRIME
}

/** True if the 32 bytes of S are below the group's order and not zero (which is never valid). */
export function isCanonicalScalar(scalar: Uint8Array): boolean {
  const value = littleEndian(scalar)
  return value > 0n && value < ORDER
}

/**
 * Whether the encoding of [S]B - [k]A equals R: the cofactorless equation of RFC 8032, section 5.1.7, with a library's
 * points. Expects canonical points and S.
 */
export async function satisfiesEquation(
  { Point }: Ed25519Library,
  publicKey: Uint8Array,
  data: Uint8Array,
  signature: Uint8Array,
): Promise<boolean> {
  const r = signature.subarray(0, 32)
  const s = littleEndian(signature.subarray(32))
  const k = littleEndian(await sha512(concatBytes(r, publicKey, data))) % ORDER
  let key: Ed25519Point
  try {
    key = Point.fromBytes(publicKey)
  } catch {
    // Not a point of the curve: nobody has such a key.
    return false
  }
  const expected = Point.BASE.multiply(s, false).add(key.multiply(k, false).negate())
  return equalBytes(expected.toBytes(), r)
}

/** The number that 32 bytes encode. */
function littleEndian(bytes: Uint8Array): bigint {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let value = 0n
  for (let offset = bytes.length - 8; offset >= 0; offset -= 8) {
    value = (value << 64n) | view.getBigUint64(offset, true)
  }
  return value
}

/** The y of two points of order 8; the other two have `PRIME - Y_OF_ORDER_8`. */
const Y_OF_ORDER_8 = 0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n
/** The y of Ed25519's points of small order. Anyone can make signatures for such a key. */
const smallOrderYs = [0n, 1n, PRIME - 1n, Y_OF_ORDER_8, PRIME - Y_OF_ORDER_8]

/** True if these 32 bytes encode a point of small order, also with 0 or 1 written as p or p + 1. */
export function isSmallOrder(point: Uint8Array): boolean {
  return smallOrderYs.includes(yOf(point) % PRIME)
}

/** The y of an encoded point, without the sign of its x. */
function yOf(point: Uint8Array): bigint {
  return littleEndian(point) % 2n ** 255n
}
