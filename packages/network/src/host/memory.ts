import type { xdr } from "@stellar/stellar-sdk/base"
import { currentFrame } from "./frame.js"
import { charge, type Host } from "./host.js"
import { hostError } from "./host-error.js"
import { decode, encode } from "./val.js"

/** The bytes of one value in linear memory. */
const VALUE_SIZE = 8

/** A part of the running contract's linear memory. Throws a `HostError` if it is not all inside. */
function slice(host: Host, at: number, length: number): Uint8Array<ArrayBuffer> {
  charge(host, BigInt(length) >> 3n)
  const memory = currentFrame(host).memory()
  if (at + length > memory.length)
    throw hostError("WasmVm", "IndexBounds", "out of bounds of linear memory")
  return memory.subarray(at, at + length)
}

/** A copy of bytes in linear memory. */
export function readBytes(host: Host, at: number, length: number): Uint8Array {
  return slice(host, at, length).slice()
}

export function writeBytes(host: Host, at: number, bytes: Uint8Array): void {
  slice(host, at, bytes.length).set(bytes)
}

/** The values at a place in linear memory. */
export function readValues(host: Host, at: number, count: number): xdr.ScVal[] {
  const view = viewOf(slice(host, at, count * VALUE_SIZE))
  const { objects } = currentFrame(host)
  return Array.from({ length: count }, (_, index) =>
    decode(view.getBigUint64(index * VALUE_SIZE, true), objects),
  )
}

export function writeValues(host: Host, at: number, values: readonly xdr.ScVal[]): void {
  const view = viewOf(slice(host, at, values.length * VALUE_SIZE))
  const { objects } = currentFrame(host)
  for (const [index, value] of values.entries())
    view.setBigUint64(index * VALUE_SIZE, encode(value, objects), true)
}

/** Texts in linear memory: a list of their places and lengths. */
export function readTexts(host: Host, at: number, count: number): Uint8Array[] {
  const view = viewOf(slice(host, at, count * VALUE_SIZE))
  return Array.from({ length: count }, (_, index) =>
    readBytes(
      host,
      view.getUint32(index * VALUE_SIZE, true),
      view.getUint32(index * VALUE_SIZE + 4, true),
    ),
  )
}

function viewOf(bytes: Uint8Array<ArrayBuffer>): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
