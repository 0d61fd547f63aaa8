import { concatBytes, encodeUtf8 } from "./bytes.js"

/** A 32-bit number in XDR. */
export function u32(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

/** A 64-bit number in XDR, signed or not. */
export function u64(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt.asUintN(64, value))
  return bytes
}

/** A text of variable length in XDR, with its padding. */
export function xdrText(text: string): Uint8Array {
  const bytes = encodeUtf8(text)
  return concatBytes(u32(bytes.length), bytes, new Uint8Array((4 - (bytes.length % 4)) % 4))
}
