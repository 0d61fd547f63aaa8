import type { XdrFields, XdrUnion, XdrValue } from "@alidade/core/describe"
import { concatBytes, encodeUtf8 } from "@alidade/core/encoding"
import { xdrTypes } from "../../../../../../packages/core/src/encoding/xdr-types/index.js"

/** Encodes a decoded value of a type in the notation of core's table of XDR types, for tests. */
export function encodeXdr(type: string, value: XdrValue): Uint8Array {
  const [, element, suffix, size] = /^(.+?)(?:([[<])(\d*)[\]>]|(?<=.)\*)$/.exec(type) ?? []
  if (element === undefined) return primitives[type]?.(value) ?? encodeNamed(type, value)
  if (suffix === undefined) {
    return value === null ? number(0) : concatBytes(number(1), encodeXdr(element, value))
  }
  if (element === "opaque" || element === "string") {
    const bytes = typeof value === "string" ? encodeUtf8(value) : (value as Uint8Array)
    const padded = concatBytes(bytes, new Uint8Array((4 - (bytes.length % 4)) % 4))
    return suffix === "[" ? padded : concatBytes(number(bytes.length), padded)
  }
  if (size !== "" && (value as XdrValue[]).length > Number(size)) throw new RangeError(type)
  const items = (value as XdrValue[]).map((item) => encodeXdr(element, item))
  return concatBytes(number(items.length), ...items)
}

const primitives: Readonly<Record<string, (value: XdrValue) => Uint8Array>> = {
  void: () => new Uint8Array(),
  bool: (value) => number(value ? 1 : 0),
  i32: (value) => number(value as number),
  u32: (value) => number(value as number),
  i64: (value) => long(value as bigint),
  u64: (value) => long(value as bigint),
}

function encodeNamed(name: string, value: XdrValue): Uint8Array {
  const definition = xdrTypes[name]!
  if ("struct" in definition) {
    const fields = Object.entries(definition.struct)
    return concatBytes(
      ...fields.map(([field, type]) => encodeXdr(type, (value as XdrFields)[field]!)),
    )
  }
  if ("enum" in definition) return number(definition.enum.split(" ").indexOf(value as string))
  const { type, value: held } = value as XdrUnion
  let next = 0
  for (const [entry, armType] of Object.entries(definition.union)) {
    const [arm, stated] = entry.split("=") as [string, string?]
    const at = stated === undefined ? next : Number(stated)
    if (arm === type) return concatBytes(number(at), encodeXdr(armType, held))
    next = at + 1
  }
  throw new RangeError(type)
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value >>> 0)
  return bytes
}

function long(value: bigint): Uint8Array {
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, BigInt.asUintN(64, value))
  return bytes
}
