import { concatBytes, equalBytes } from "../encoding/bytes.js"
import { encodeHex } from "../encoding/hex.js"
import { sha512 } from "./digest.js"

/** A point of the curve, with the arithmetic that checking a signature needs. */
export interface Ed25519Point {
  add(other: Ed25519Point): Ed25519Point
  negate(): Ed25519Point
  /** `safe: false` allows a faster way, whose time depends on the scalar: nothing here is secret. */
  multiply(scalar: bigint, safe?: boolean): Ed25519Point
  toBytes(): Uint8Array
}

/**
 * What a library must have to stand in for WebCrypto: the points of the curve, as `@noble/ed25519` has them from 2.3 on,
 * and `ed25519` of `@noble/curves`. The library's own check is not used, because it multiplies by the cofactor.
 */
export interface Ed25519Library {
  readonly Point: {
    readonly BASE: Ed25519Point
    /** Throws for bytes that are no point. */
    fromBytes(bytes: Uint8Array): Ed25519Point
  }
}

/** The order of the group that the base point generates (RFC 8032, section 5.1). */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n
/** The prime of the field. */
const PRIME = 2n ** 255n - 19n

/** True when 32 bytes write a point's y in the one way that RFC 8032 allows: below the field's prime. */
export function isCanonicalPoint(point: Uint8Array): boolean {
  return littleEndian(point) % 2n ** 255n < PRIME
}

/** True when the 32 bytes of S are below the group's order, and not zero (which nobody can make valid). */
export function isCanonicalScalar(scalar: Uint8Array): boolean {
  const value = littleEndian(scalar)
  return value > 0n && value < ORDER
}

/**
 * Whether [S]B - [k]A, written as bytes, is R: the cofactorless equation of RFC 8032, section 5.1.7, with a library's
 * points. The points and S are expected to be canonical.
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
    // No point of the curve: nobody holds such a key.
    return false
  }
  const expected = Point.BASE.multiply(s, false).add(key.multiply(k, false).negate())
  return equalBytes(expected.toBytes(), r)
}

function littleEndian(bytes: Uint8Array): bigint {
  return BigInt(`0x${encodeHex(Uint8Array.from(bytes).reverse())}`)
}
