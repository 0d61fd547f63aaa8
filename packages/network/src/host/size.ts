import type { xdr } from "@stellar/stellar-sdk/base"
import { charge, type Host } from "./host.js"
import { hostError } from "./host-error.js"

/** How deep vectors and maps can be nested. */
const DEPTH_LIMIT = 500

/** Instructions that reading or writing one value of a larger one counts for. */
const PER_VALUE = 200n

interface Size {
  /** How many values it has, itself included. Shared ones count each time. */
  readonly values: number
  readonly depth: number
}

const SIMPLE: Size = { values: 1, depth: 1 }
const sizes = new WeakMap<xdr.ScVal, Size>()

/**
 * Pays for work on all of a value, such as storing it. Values share parts, so a small contract can name a huge one.
 *
 * @throws HostError if it is too large or nested too deep
 */
export function chargeWhole(host: Host, value: xdr.ScVal): xdr.ScVal {
  const { values, depth } = sizeOf(value)
  if (depth > DEPTH_LIMIT) throw hostError("Context", "ExceededLimit", "value is nested too deep")
  charge(host, BigInt(Math.ceil(values)) * PER_VALUE)
  return value
}

/** Pays for comparing two values. */
export function chargeComparison(host: Host, left: xdr.ScVal, right: xdr.ScVal): void {
  const values = Math.min(sizeOf(left).values, sizeOf(right).values)
  if (Math.min(sizeOf(left).depth, sizeOf(right).depth) > DEPTH_LIMIT)
    throw hostError("Context", "ExceededLimit", "value is nested too deep")
  charge(host, BigInt(Math.ceil(values)) * PER_VALUE)
}

/** The bytes of memory that a value takes by itself, about. */
export function shallowBytes(value: xdr.ScVal): number {
  switch (value.type) {
    case "scvBytes":
      return 48 + value.bytes.toBytes().length
    case "scvString":
      return 48 + value.str.bytes.length
    case "scvVec":
      return 48 + 8 * (value.vec?.length ?? 0)
    case "scvMap":
      return 48 + 16 * (value.map?.length ?? 0)
    default:
      return 48
  }
}

function sizeOf(value: xdr.ScVal): Size {
  if (value.type !== "scvVec" && value.type !== "scvMap")
    return value.type === "scvBytes" || value.type === "scvString"
      ? { values: 1 + shallowBytes(value) / 64, depth: 1 }
      : SIMPLE
  const known = sizes.get(value)
  if (known) return known
  let values = 1
  let depth = 0
  for (const part of partsOf(value)) {
    const size = sizeOf(part)
    // Numbers that no computer could count to are all the same.
    values = Math.min(values + size.values, Number.MAX_SAFE_INTEGER)
    depth = Math.max(depth, size.depth)
  }
  const size = { values: Math.ceil(values), depth: depth + 1 }
  sizes.set(value, size)
  return size
}

function partsOf(value: xdr.ScVal): readonly xdr.ScVal[] {
  if (value.type === "scvVec") return value.vec ?? []
  return value.type === "scvMap" ? (value.map ?? []).flatMap(({ key, val }) => [key, val]) : []
}
