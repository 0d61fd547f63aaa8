import { encodeHex } from "@alidade/core/encoding"

/** The order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** The numbers r and s of a signature in DER, 32 bytes each. */
export function rawSignature(der: Uint8Array): Uint8Array<ArrayBuffer> {
  const raw = new Uint8Array(64)
  // A sequence (2 bytes) of two numbers, each with its type and length.
  let at = 2
  for (const end of [32, 64]) {
    const length = der[at + 1]!
    const digits = der.subarray(at + 2, at + 2 + length)
    // A number whose first bit is set has a zero byte before it, and a small one is shorter.
    const number = digits.subarray(Math.max(0, length - 32))
    raw.set(number, end - number.length)
    at += 2 + length
  }
  return raw
}

/** The same signature in the form that the network accepts: s in the lower half of the order. */
export function lowS(raw: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const s = BigInt(`0x${encodeHex(raw.subarray(32))}`)
  if (s <= ORDER / 2n) return raw
  const low = (ORDER - s).toString(16).padStart(64, "0")
  const bytes = low.match(/../g)!.map((digits) => Number.parseInt(digits, 16))
  return Uint8Array.of(...raw.subarray(0, 32), ...bytes)
}
