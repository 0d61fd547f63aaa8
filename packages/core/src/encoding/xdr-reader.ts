import { WalletError } from "../errors.js"
import { decodeBase64 } from "./base64.js"

/** The bytes of the largest XDR that is read: some eight times the largest transaction that a network takes. */
export const MAX_XDR_BYTES = 1_048_576

/** A cursor over XDR (RFC 4506). Each read throws `bad-request` when the bytes end too early or are not canonical. */
export interface XdrReader {
  readonly bytes: Uint8Array
  /** How many bytes have been read. */
  offset(): number
  i32(): number
  u32(): number
  i64(): bigint
  u64(): bigint
  bool(): boolean
  /** Opaque bytes of a fixed length, and their padding. A view, not a copy. */
  fixed(length: number): Uint8Array
  /** A count of at most `max` elements, of which each takes at least `size` bytes. */
  count(max: number, size: number): number
  /** Throws unless everything has been read. */
  end(): void
  /** The error for what has just been read. */
  broken(reason: string): WalletError
}

/** A cursor at the start of a base64 XDR. Throws `bad-request`. */
export function openXdr(base64: string): XdrReader {
  if (typeof base64 !== "string" || base64 === "") {
    throw new WalletError("bad-request", "The XDR is empty: base64 is expected.")
  }
  // Before it is decoded: a hostile megabyte shall cost nothing.
  if (base64.length > (MAX_XDR_BYTES / 3) * 4) {
    throw new WalletError("bad-request", "The XDR is larger than any that a network takes.")
  }
  return createXdrReader(decodeBase64(base64))
}

/** A cursor at the start of these bytes. */
export function createXdrReader(bytes: Uint8Array): XdrReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 0

  const broken = (reason: string) =>
    new WalletError("bad-request", `The XDR is broken at byte ${offset}: ${reason}.`)

  function take(length: number): number {
    if (bytes.length - offset < length) throw broken("it ends too early")
    offset += length
    return offset - length
  }

  const reader: XdrReader = {
    bytes,
    broken,
    offset: () => offset,
    i32: () => view.getInt32(take(4)),
    u32: () => view.getUint32(take(4)),
    i64: () => view.getBigInt64(take(8)),
    u64: () => view.getBigUint64(take(8)),
    bool() {
      const value = reader.u32()
      if (value > 1) throw broken(`${value} is neither true nor false`)
      return value === 1
    },
    fixed(length) {
      const start = take(length)
      for (let padding = take((4 - (length % 4)) % 4); padding < offset; padding++) {
        if (bytes[padding] !== 0) throw broken("its padding is not zero")
      }
      return bytes.subarray(start, start + length)
    },
    count(max, size) {
      const value = reader.u32()
      if (value > max) throw broken(`${value} where at most ${max} are allowed`)
      // Before anything of that length is made or looped over.
      if (value * size > bytes.length - offset) throw broken("it ends too early")
      return value
    },
    end() {
      if (offset !== bytes.length) throw broken(`${bytes.length - offset} bytes too many`)
    },
  }
  return reader
}
