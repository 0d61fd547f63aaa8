import type { XdrUnion, XdrValue } from "../encoding/xdr-value.js"
import { compareBytes } from "./key-signatures.js"

/**
 * Whether the keys of a map are in the order that the network requires, without repetition: contents are compared, not their XDR,
 * where a length comes first. Of keys that are vectors of symbols, bytes, and addresses.
 */
export function areInHostOrder(keys: readonly XdrValue[]): boolean {
  return keys.every((key, index) => index === 0 || compare(keys[index - 1]!, key) < 0)
}

function compare(one: XdrValue, other: XdrValue): number {
  const { type, value } = one as XdrUnion
  const { value: against } = other as XdrUnion
  if (type === "vec") return compareLists(value as XdrValue[], against as XdrValue[])
  if (type === "bytes") return compareBytes(value as Uint8Array, against as Uint8Array)
  if (type === "address") return compareBytes(addressBytes(value), addressBytes(against))
  return value === against ? 0 : `${value}` < `${against}` ? -1 : 1
}

function compareLists(one: readonly XdrValue[], other: readonly XdrValue[]): number {
  for (const [index, item] of one.entries()) {
    const against = other[index]
    const difference = against ? compare(item, against) : 1
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

/** Accounts come before contracts. */
function addressBytes(address: XdrValue): Uint8Array {
  const { type, value } = address as XdrUnion
  const bytes = (type === "account" ? (value as XdrUnion).value : value) as Uint8Array
  return Uint8Array.of(type === "account" ? 0 : 1, ...bytes)
}
