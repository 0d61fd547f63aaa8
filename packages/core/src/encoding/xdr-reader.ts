import { WalletError } from "../contract/errors.js"
import { type Reason, reason } from "../contract/reason.js"
import { decodeBase64 } from "./bytes.js"

const tooShort = reason("xdrShort", "it ends too early")

/** Maximum size of XDR to read, in bytes: about eight times the largest transaction that a network accepts. */
export const MAX_XDR_BYTES = 1_048_576

/** A cursor over XDR (RFC 4506). Each read throws `bad-request` if the bytes end too early or are not canonical. */
export interface XdrReader {
  readonly bytes: Uint8Array
  /** The number of bytes read. */
  offset(): number
  i32(): number
  u32(): number
  i64(): bigint
  u64(): bigint
  bool(): boolean
  /** Opaque bytes of a fixed length, without their padding. A view, not a copy. */
  fixed(length: number): Uint8Array
  /** A count of at most `max` elements that take at least `size` bytes each. */
  count(max: number, size: number): number
  /** Throws unless everything has been read. */
  end(): void
  /** The error for what was just read. */
  broken(fault: Reason): WalletError
}

/** A reader at the start of base64 XDR. Throws `bad-request`. */
export function openXdr(base64: string): XdrReader {
  if (typeof base64 !== "string" || base64 === "") {
    throw new WalletError("bad-request", reason("xdrEmpty", "The XDR is empty. Enter base64."))
  }
  // Check before decoding, so that a hostile megabyte costs nothing.
  if (base64.length > (MAX_XDR_BYTES / 3) * 4) {
    throw new WalletError(
      "bad-request",
      reason("xdrTooLarge", "The XDR is larger than any network accepts."),
    )
  }
  return createXdrReader(decodeBase64(base64))
}

/** A reader at the start of these bytes. */
export function createXdrReader(bytes: Uint8Array): XdrReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 0

  const broken = (fault: Reason) =>
    new WalletError(
      "bad-request",
      reason("badXdr", "The XDR is invalid at byte {offset}: {reason}.", { offset, reason: fault }),
    )

  function take(length: number): number {
    if (bytes.length - offset < length) throw broken(tooShort)
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
      if (value > 1) throw broken(reason("xdrBool", "{value} is neither true nor false", { value }))
      return value === 1
    },
    fixed(length) {
      const start = take(length)
      for (let padding = take((4 - (length % 4)) % 4); padding < offset; padding++) {
        if (bytes[padding] !== 0) throw broken(reason("xdrPadding", "its padding is not zero"))
      }
      return bytes.subarray(start, start + length)
    },
    count(max, size) {
      const value = reader.u32()
      if (value > max)
        throw broken(
          reason("xdrMost", "{value} where at most {most} are allowed", { value, most: max }),
        )
      // Check before anything of that length is allocated or looped over.
      if (value * size > bytes.length - offset) throw broken(tooShort)
      return value
    },
    end() {
      if (offset !== bytes.length)
        throw broken(reason("xdrLong", "{bytes} bytes too many", { bytes: bytes.length - offset }))
    },
  }
  return reader
}
