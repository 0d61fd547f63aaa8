import { concatBytes, encodeUtf8, equalBytes } from "../encoding/bytes.js"
import { encodeAddress } from "../encoding/strkey.js"
import { u32 } from "../encoding/write-xdr.js"
import type { XdrFields, XdrUnion } from "../encoding/xdr-value.js"
import type { Part } from "./entry.js"

/** A key and its signature, as in the vector that accounts use. */
export interface KeySignature {
  /** `G…`. */
  publicKey: string
  /** 64 bytes. */
  signature: Uint8Array
}

/** The value of a place without a signature. */
export const NO_SIGNATURE: Part = { value: { type: "void", value: null }, xdr: u32(1) }

/** Numbers of the types of contract values. */
const types = { bytes: 13, symbol: 15, vec: 16, map: 17 } as const

/**
 * The signatures of a place: none if it is void, or those of its vector of `{ public_key, signature }`, as accounts have it.
 * Undefined for another form, which only a contract knows.
 */
export function readKeySignatures({ value }: Part): KeySignature[] | undefined {
  const { type, value: held } = value as XdrUnion
  if (type === "void") return []
  if (type !== "vec" || !Array.isArray(held)) return undefined
  const read = (held as XdrUnion[]).map(readOne)
  return read.every((one) => one !== undefined) ? read : undefined
}

function readOne({ type, value }: XdrUnion): KeySignature | undefined {
  if (type !== "map" || !Array.isArray(value) || value.length !== 2) return undefined
  const [publicKey, signature] = value as XdrFields[]
  const key = bytesOf(publicKey!, "public_key", 32)
  const signed = bytesOf(signature!, "signature", 64)
  return key && signed && { publicKey: encodeAddress(key), signature: signed }
}

function bytesOf({ key, val }: XdrFields, name: string, length: number): Uint8Array | undefined {
  const { type, value } = key as XdrUnion
  const { type: kind, value: bytes } = val as XdrUnion
  const isNamed = type === "symbol" && value === name
  return isNamed && kind === "bytes" && (bytes as Uint8Array).length === length
    ? (bytes as Uint8Array)
    : undefined
}

/** A signature with its key's 32 bytes. */
export interface RawSignature {
  key: Uint8Array
  signature: Uint8Array
}

/** The vector of signatures, sorted by key, as accounts want it. One per key: the last. */
export function keySignaturesXdr(signatures: readonly RawSignature[]): Uint8Array {
  const distinct = signatures.filter(
    ({ key }, index) => !signatures.slice(index + 1).some((later) => equalBytes(later.key, key)),
  )
  const sorted = distinct.sort((one, other) => compareBytes(one.key, other.key))
  return concatBytes(
    u32(types.vec),
    u32(1),
    u32(sorted.length),
    ...sorted.map(({ key, signature }) =>
      concatBytes(
        u32(types.map),
        u32(1),
        u32(2),
        entry("public_key", key),
        entry("signature", signature),
      ),
    ),
  )
}

function entry(name: string, bytes: Uint8Array): Uint8Array {
  const text = encodeUtf8(name)
  const padding = new Uint8Array((4 - (text.length % 4)) % 4)
  const symbol = concatBytes(u32(types.symbol), u32(text.length), text, padding)
  return concatBytes(symbol, u32(types.bytes), u32(bytes.length), bytes)
}

/** Compares bytes as the network sorts addresses and keys. */
export function compareBytes(one: Uint8Array, other: Uint8Array): number {
  const index = one.findIndex((byte, at) => byte !== other[at])
  return index < 0 ? one.length - other.length : one[index]! - (other[index] ?? -1)
}
