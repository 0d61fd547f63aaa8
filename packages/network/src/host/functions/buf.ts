import { xdr } from "@stellar/stellar-sdk/base"
import { fromText, sameBytes } from "../../entries/bytes.js"
import { concatBytes } from "../bytes.js"
import type { HostFunction, Kind } from "../host.js"
import { hostError } from "../host-error.js"
import { readBytes, readTexts, writeBytes } from "../memory.js"
import { chargeWhole } from "../size.js"
import { symbolFrom } from "../texts.js"
import { bytesValue, checkValue, u32 as u32Value, VOID } from "../value.js"
import { type HostModule, hostFunction } from "./host-function.js"
import { any, bytes, string, symbol, u32 } from "./kinds.js"

const symbolBytes: Kind<Uint8Array> = {
  read: (bits, host) => fromText(symbol.read(bits, host)),
}

function bounded(index: number, end: number): number {
  if (index >= end) throw hostError("Object", "IndexBounds", "index out of bounds of bytes")
  return index
}

function byte(value: number): number {
  if (value > 255) throw hostError("Value", "InvalidInput", "a byte is greater than 255")
  return value
}

function copyOut(name: string, kind: Kind<Uint8Array>): HostFunction {
  return hostFunction(name, [kind, u32, u32, u32], (host, source, from, at, length) => {
    if (from + length > source.length)
      throw hostError("Object", "IndexBounds", "a copy is out of bounds of its source")
    writeBytes(host, at, source.subarray(from, from + length))
    return VOID
  })
}

function spliced(source: Uint8Array, at: number, removed: number, ...added: number[]) {
  return bytesValue(
    concatBytes(source.subarray(0, at), Uint8Array.from(added), source.subarray(at + removed)),
  )
}

function deserialize(source: Uint8Array): xdr.ScVal {
  let value: xdr.ScVal
  try {
    value = xdr.ScVal.fromXdr(source)
  } catch {
    throw hostError("Value", "InvalidInput", "bytes are no serialized value")
  }
  return checkValue(value)
}

/** Module `b`: bytes, strings, symbols, and the serialization of values. */
export const buf: HostModule = {
  _: hostFunction("serialize_to_bytes", [any], (host, value) =>
    bytesValue(chargeWhole(host, value).toXdr()),
  ),
  0: hostFunction("deserialize_from_bytes", [bytes], (_, source) => deserialize(source)),
  1: copyOut("bytes_copy_to_linear_memory", bytes),
  2: hostFunction(
    "bytes_copy_from_linear_memory",
    [bytes, u32, u32, u32],
    (host, source, to, at, length) => {
      const copied = readBytes(host, at, length)
      const result = new Uint8Array(Math.max(source.length, to + length))
      result.set(source)
      result.set(copied, to)
      return bytesValue(result)
    },
  ),
  3: hostFunction("bytes_new_from_linear_memory", [u32, u32], (host, at, length) =>
    bytesValue(readBytes(host, at, length)),
  ),
  4: hostFunction("bytes_new", [], () => bytesValue(new Uint8Array(0))),
  5: hostFunction("bytes_put", [bytes, u32, u32], (_, source, at, value) =>
    spliced(source, bounded(at, source.length), 1, byte(value)),
  ),
  6: hostFunction("bytes_get", [bytes, u32], (_, source, at) =>
    u32Value(source[bounded(at, source.length)]!),
  ),
  7: hostFunction("bytes_del", [bytes, u32], (_, source, at) =>
    spliced(source, bounded(at, source.length), 1),
  ),
  8: hostFunction("bytes_len", [bytes], (_, source) => u32Value(source.length)),
  9: hostFunction("bytes_push", [bytes, u32], (_, source, value) =>
    spliced(source, source.length, 0, byte(value)),
  ),
  a: hostFunction("bytes_pop", [bytes], (_, source) => {
    bounded(0, source.length)
    return bytesValue(source.slice(0, -1))
  }),
  b: hostFunction("bytes_front", [bytes], (_, source) =>
    u32Value(source[bounded(0, source.length)]!),
  ),
  c: hostFunction("bytes_back", [bytes], (_, source) => {
    bounded(0, source.length)
    return u32Value(source[source.length - 1]!)
  }),
  d: hostFunction("bytes_insert", [bytes, u32, u32], (_, source, at, value) =>
    spliced(source, bounded(at, source.length + 1), 0, byte(value)),
  ),
  e: hostFunction("bytes_append", [bytes, bytes], (_, first, second) =>
    bytesValue(concatBytes(first, second)),
  ),
  f: hostFunction("bytes_slice", [bytes, u32, u32], (_, source, start, end) => {
    if (start > end || end > source.length)
      throw hostError("Object", "IndexBounds", "a slice is out of bounds of bytes")
    return bytesValue(source.slice(start, end))
  }),
  g: copyOut("string_copy_to_linear_memory", string),
  h: copyOut("symbol_copy_to_linear_memory", symbolBytes),
  i: hostFunction("string_new_from_linear_memory", [u32, u32], (host, at, length) =>
    xdr.ScVal.scvString(readBytes(host, at, length)),
  ),
  j: hostFunction("symbol_new_from_linear_memory", [u32, u32], (host, at, length) =>
    symbolFrom(readBytes(host, at, length)),
  ),
  k: hostFunction("string_len", [string], (_, text) => u32Value(text.length)),
  l: hostFunction("symbol_len", [symbol], (_, text) => u32Value(text.length)),
  m: hostFunction(
    "symbol_index_in_linear_memory",
    [symbolBytes, u32, u32],
    (host, name, at, count) => {
      const index = readTexts(host, at, count).findIndex((text) => sameBytes(text, name))
      if (index < 0)
        throw hostError("Value", "MissingValue", "symbol not found in linear memory slices")
      return u32Value(index)
    },
  ),
  n: hostFunction("string_to_bytes", [string], (_, text) => bytesValue(text)),
  o: hostFunction("bytes_to_string", [bytes], (_, source) => xdr.ScVal.scvString(source)),
}
