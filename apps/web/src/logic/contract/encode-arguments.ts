import { scValToBigInt, xdr } from "@stellar/stellar-sdk/base"
import type { Spec } from "@stellar/stellar-sdk/contract"

/**
 * Encodes the arguments of a function with the SDK's spec. The network refuses maps whose keys are not in its order, which
 * the SDK leaves to its caller. Throws the SDK's error for values that don't fit.
 */
export function encodeArguments(spec: Spec, name: string, args: object): xdr.ScVal[] {
  return spec.funcArgsToScVals(name, args).map(sorted)
}

function sorted(value: xdr.ScVal): xdr.ScVal {
  switch (value.type) {
    case "scvVec":
      return xdr.ScVal.scvVec((value.value ?? []).map(sorted))
    case "scvMap": {
      const entries = (value.value ?? []).map(
        ({ key, val }) => new xdr.ScMapEntry({ key: sorted(key), val: sorted(val) }),
      )
      return xdr.ScVal.scvMap(entries.toSorted((one, other) => compare(one.key, other.key)))
    }
    default:
      return value
  }
}

/** The order of values in the network's host. */
function compare(one: xdr.ScVal, other: xdr.ScVal): number {
  if (one.type !== other.type) return compareBytes(one.toXdr(), other.toXdr())
  switch (one.type) {
    case "scvVec":
      return compareLists(one.value ?? [], (other as typeof one).value ?? [], compare)
    case "scvString":
    case "scvSymbol":
    case "scvBytes":
      return compareBytes(contentOf(one), contentOf(other))
    case "scvI32":
      return one.value - (other as typeof one).value
    case "scvI64":
    case "scvI128":
    case "scvI256": {
      const difference = scValToBigInt(one) - scValToBigInt(other)
      return difference < 0n ? -1 : difference > 0n ? 1 : 0
    }
    default:
      return compareBytes(one.toXdr(), other.toXdr())
  }
}

/** The bytes of a text or of bytes, without the type and length before them, and the padding after them. */
function contentOf(value: xdr.ScVal): Uint8Array {
  const all = value.toXdr()
  const length = new DataView(all.buffer, all.byteOffset).getUint32(4)
  return all.subarray(8, 8 + length)
}

function compareBytes(one: Uint8Array, other: Uint8Array): number {
  return compareLists([...one], [...other], (a, b) => a - b)
}

function compareLists<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compareItems: (one: Item, other: Item) => number,
): number {
  for (const [at, item] of one.entries()) {
    if (at >= other.length) return 1
    const order = compareItems(item, other[at]!)
    if (order !== 0) return order
  }
  return one.length - other.length
}
