import type { xdr } from "@stellar/stellar-sdk/base"
import { compareBytes } from "../entries/bytes.js"
import { numberIn } from "./numbers.js"

/** The value types in the host's order, which is that of `ScValType`. */
const order: readonly xdr.ScVal["type"][] = [
  "scvBool",
  "scvVoid",
  "scvError",
  "scvU32",
  "scvI32",
  "scvU64",
  "scvI64",
  "scvTimepoint",
  "scvDuration",
  "scvU128",
  "scvI128",
  "scvU256",
  "scvI256",
  "scvBytes",
  "scvString",
  "scvSymbol",
  "scvVec",
  "scvMap",
  "scvAddress",
]

/** Compares values as the host does: by type, then by content. */
export function compareValues(left: xdr.ScVal, right: xdr.ScVal): number {
  if (left.type !== right.type)
    return Math.sign(order.indexOf(left.type) - order.indexOf(right.type))
  const number = numberIn(left)
  if (number) return compareNumbers(number.value, numberIn(right)!.value)
  return compareSame(left, right)
}

function compareNumbers(left: bigint, right: bigint): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}

function compareSame(left: xdr.ScVal, right: xdr.ScVal): number {
  if (left.type === "scvBool" && right.type === "scvBool") return Number(left.b) - Number(right.b)
  if (left.type === "scvBytes" && right.type === "scvBytes")
    return compareBytes(left.bytes.toBytes(), right.bytes.toBytes())
  if (left.type === "scvString" && right.type === "scvString")
    return compareBytes(left.str.bytes, right.str.bytes)
  if (left.type === "scvSymbol" && right.type === "scvSymbol")
    return compareBytes(left.sym.bytes, right.sym.bytes)
  if (left.type === "scvVec" && right.type === "scvVec")
    return compareLists(left.vec ?? [], right.vec ?? [], compareValues)
  if (left.type === "scvMap" && right.type === "scvMap")
    return compareLists(left.map ?? [], right.map ?? [], compareEntries)
  if (left.type === "scvVoid") return 0
  return compareBytes(left.toXdr(), right.toXdr())
}

function compareEntries(left: xdr.ScMapEntry, right: xdr.ScMapEntry): number {
  return compareValues(left.key, right.key) || compareValues(left.val, right.val)
}

function compareLists<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (left: Item, right: Item) => number,
): number {
  const length = Math.min(left.length, right.length)
  for (let index = 0; index < length; index++) {
    const difference = compare(left[index]!, right[index]!)
    if (difference !== 0) return difference
  }
  return Math.sign(left.length - right.length)
}
