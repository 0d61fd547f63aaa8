import { reason } from "../contract/reason.js"
import { decodeUtf8 } from "./decode-utf8.js"
import type { XdrReader } from "./xdr-reader.js"
import { xdrTypes } from "./xdr-types/index.js"

/**
 * A decoded XDR value. A struct is an object with its fields. A union is the name and value of its arm (null for void).
 * An enum is a name. 64-bit numbers are bigints. An absent optional is null. A string that is not UTF-8 stays bytes.
 * Bytes are views into the input.
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
 * Maximum nesting of structs and unions. The network's hosts stop much earlier (a Soroban value at 100, each level of
 * at most two of ours), and no browser's stack overflows at this depth.
 */
const MAX_DEPTH = 500

const tooDeep = reason("xdrDeep", "it is nested too deeply")

type Read = (reader: XdrReader, depth: number) => XdrValue

/**
 * Reads one value of a type: a name in `xdrTypes`, or an expression in their notation (`Operation<100>`). Advances the
 * reader to the end of the value. Throws `bad-request` if the bytes are not such a value.
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

/** The reader of a type. Its parts are resolved when they are read, because types are recursive. */
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
    // An element takes at least four bytes.
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
      if (depth > MAX_DEPTH) throw reader.broken(tooDeep)
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
    if (depth > MAX_DEPTH) throw reader.broken(tooDeep)
    const type = oneOf(arms, reader, name)
    return { type, value: read(typeOf.get(type)!)(reader, depth + 1) }
  }
}

/** Names by number: each is one more than the last, unless it states its own (`tx=2`). */
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
  if (name === undefined)
    throw reader.broken(reason("xdrEnum", "{number} is not a value of {type}", { number, type }))
  return name
}
