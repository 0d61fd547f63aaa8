import { encodeHex } from "../encoding/hex.js"

/**
 * The encodings, sign bit cleared, of Ed25519's points of small order: 0, 1, -1 and the two of order 8 as y, and 0 and 1
 * again written as p and p + 1. Under such a key anyone can make signatures.
 */
const encodings = new Set([
  "0000000000000000000000000000000000000000000000000000000000000000",
  "0100000000000000000000000000000000000000000000000000000000000000",
  "ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05",
  "c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a",
  "edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
  "eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f",
])

/** True when these 32 bytes encode a point of small order. */
export function isSmallOrder(point: Uint8Array): boolean {
  const y = Uint8Array.from(point)
  y[31]! &= 0x7f
  return encodings.has(encodeHex(y))
}
