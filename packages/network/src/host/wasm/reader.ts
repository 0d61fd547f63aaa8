import { type HostError, hostError } from "../host-error.js"

/** Reads a Wasm binary byte by byte. Throws a `HostError` where it ends too early. */
export interface Reader {
  at: number
  readonly end: number
  byte(): number
  /** An unsigned LEB128 number of up to 32 bits. */
  u32(): number
  /** Passes a LEB128 number. */
  skipNumber(): void
  skip(length: number): void
  take(length: number): Uint8Array
  name(): string
}

export function damaged(what: string): HostError {
  return hostError("WasmVm", "InvalidAction", `not a valid contract: ${what}`)
}

export function readerOf(bytes: Uint8Array, start = 0, end: number = bytes.length): Reader {
  const reader: Reader = {
    at: start,
    end,
    byte() {
      if (reader.at >= end) throw damaged("it ends too early")
      return bytes[reader.at++]!
    },
    u32() {
      let value = 0
      for (let shift = 0; shift < 35; shift += 7) {
        const byte = reader.byte()
        value += (byte & 0x7f) * 2 ** shift
        if (byte < 0x80) return value
      }
      throw damaged("a number is too long")
    },
    skipNumber() {
      for (let count = 0; count < 10; count++) if (reader.byte() < 0x80) return
      throw damaged("a number is too long")
    },
    skip(length) {
      if (reader.at + length > end) throw damaged("it ends too early")
      reader.at += length
    },
    take(length) {
      reader.skip(length)
      return bytes.subarray(reader.at - length, reader.at)
    },
    name: () => new TextDecoder().decode(reader.take(reader.u32())),
  }
  return reader
}

/** A number as unsigned LEB128. */
export function leb(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  do {
    const low = rest % 128
    rest = Math.floor(rest / 128)
    bytes.push(rest > 0 ? low | 0x80 : low)
  } while (rest > 0)
  return bytes
}

/** A positive number as signed LEB128. */
export function signedLeb(value: number): number[] {
  const bytes = leb(value)
  const last = bytes.length - 1
  // The highest bit of the last byte is the sign.
  if (bytes[last]! & 0x40) bytes.splice(last, 1, bytes[last]! | 0x80, 0)
  return bytes
}
