import { WalletError } from "../errors.js"
import { decodeBase64, decodeUtf8 } from "./bytes.js"
import { xdrTypes } from "./xdr-types/index.js"

/**
 * A value read from XDR. A struct is an object with its fields; a union is its arm's name and what the arm holds (null
 * for void); an enum is a name; 64-bit numbers are bigints; an absent optional is null; a string that is not UTF-8
 * stays bytes. Bytes are views into what was read.
 */
export type XdrValue =
  | number
  | bigint
  | boolean
  | string
  | Uint8Array
  | null
  | XdrValue[]
  | XdrUnion
  | { [field: string]: XdrValue }

/** The fields of a struct. */
export interface XdrFields {
  readonly [field: string]: XdrValue
}

/** A union's value. */
export interface XdrUnion {
  type: string
  value: XdrValue
}

/**
 * How many structs and unions may lie in one another. The network's own hosts stop long before (a Soroban value at
 * 100, each level being two of ours at most), and no browser's stack is near its end.
 */
const MAX_DEPTH = 500

type Read = (reader: XdrReader, depth: number) => XdrValue

/**
 * Reads one value of a type: a name of `xdrTypes`, or an expression in their notation (`Operation<100>`). The reader
 * then stands where the value ends. Throws `bad-request` when the bytes are not such a value.
 */
export function readXdr(type: string, reader: XdrReader): XdrValue {
  return read(type)(reader, 0)
}

const reads = new Map<string, Read>()

function read(type: string): Read {
  let found = reads.get(type)
  if (!found) {
    found = build(type)
    reads.set(type, found)
  }
  return found
}

/** The reader of a type. What lies in it is looked up when it is met: types hold one another in circles. */
function build(type: string): Read {
  const [, element, suffix, size] = /^(.+?)(?:([[<])(\d*)[\]>]|(?<=.)\*)$/.exec(type) ?? []
  if (element === undefined) return primitives[type] ?? buildNamed(type)
  if (suffix === undefined) {
    return (reader, depth) => (reader.bool() ? read(element)(reader, depth) : null)
  }
  const limit = size === "" ? Number.POSITIVE_INFINITY : Number(size)
  if (suffix === "[") return (reader) => reader.fixed(limit)
  if (element === "opaque") return (reader) => reader.fixed(reader.count(limit, 1))
  if (element === "string") {
    return (reader) => {
      const bytes = reader.fixed(reader.count(limit, 1))
      return decodeUtf8(bytes) ?? bytes
    }
  }
  return (reader, depth) => {
    // Four bytes: the least that an element takes.
    const values: XdrValue[] = []
    for (let left = reader.count(limit, 4); left > 0; left--) {
      values.push(read(element)(reader, depth))
    }
    return values
  }
}

const primitives: Record<string, Read> = {
  void: () => null,
  bool: (reader) => reader.bool(),
  i32: (reader) => reader.i32(),
  u32: (reader) => reader.u32(),
  i64: (reader) => reader.i64(),
  u64: (reader) => reader.u64(),
}

function buildNamed(name: string): Read {
  const definition = xdrTypes[name]
  if (!definition) throw new Error(`There is no XDR type ${name}`)
  if ("struct" in definition) {
    const fields = Object.entries(definition.struct)
    return (reader, depth) => {
      if (depth > MAX_DEPTH) throw reader.broken("it is nested too deeply")
      const value: Record<string, XdrValue> = {}
      for (const [field, type] of fields) value[field] = read(type)(reader, depth + 1)
      return value
    }
  }
  if ("enum" in definition) {
    const names = numbered(definition.enum.split(" "))
    return (reader) => oneOf(names, reader, name)
  }
  const arms = numbered(Object.keys(definition.union))
  const types = Object.values(definition.union)
  const typeOf = new Map([...arms.values()].map((arm, index) => [arm, types[index]!]))
  return (reader, depth) => {
    if (depth > MAX_DEPTH) throw reader.broken("it is nested too deeply")
    const type = oneOf(arms, reader, name)
    return { type, value: read(typeOf.get(type)!)(reader, depth + 1) }
  }
}

/** Names by number: each is one more than the last, unless it says its own (`tx=2`). */
function numbered(names: readonly string[]): Map<number, string> {
  let next = 0
  return new Map(
    names.map((entry) => {
      const [name, number] = entry.split("=") as [string, string?]
      next = number === undefined ? next : Number(number)
      return [next++, name]
    }),
  )
}

function oneOf(names: Map<number, string>, reader: XdrReader, type: string): string {
  const number = reader.i32()
  const name = names.get(number)
  if (name === undefined) throw reader.broken(`${number} is none of the values of ${type}`)
  return name
}

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
