/** Joins bytes. */
export function concatBytes(...parts: Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}

/** A number as big-endian bytes, in two's complement if negative. */
export function toBigEndian(value: bigint, length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let rest = BigInt.asUintN(length * 8, value)
  for (let index = length - 1; index >= 0; index--) {
    bytes[index] = Number(rest & 0xffn)
    rest >>= 8n
  }
  return bytes
}

/** The number that big-endian bytes stand for, without a sign. */
export function fromBigEndian(bytes: Uint8Array): bigint {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  return value
}
