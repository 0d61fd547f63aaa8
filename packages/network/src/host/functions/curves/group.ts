import type { xdr } from "@stellar/stellar-sdk/base"
import { concatBytes, fromBigEndian, toBigEndian } from "../../bytes.js"
import { charge, type Host } from "../../host.js"
import { hostError } from "../../host-error.js"
import { numberIn } from "../../numbers.js"

/** A field of a curve's coordinates. */
export interface CoordinateField<Element> {
  readonly ORDER: bigint
  sqr(value: Element): Element
  mul(left: Element, right: Element): Element
  add(left: Element, right: Element): Element
  eql(left: Element, right: Element): boolean
}

/** A point of a curve, as the library has it. */
export interface Point<Element> {
  readonly x: Element
  readonly y: Element
  is0(): boolean
  isTorsionFree(): boolean
  add(other: this): this
  multiplyUnsafe(scalar: bigint): this
}

/** A group of points, and how they are written. */
export interface Group<Element, P extends Point<Element>> {
  readonly field: CoordinateField<Element>
  readonly zero: P
  readonly b: Element
  readonly order: bigint
  at(point: { x: Element; y: Element }): P
  /** The bytes of one coordinate. */
  readonly size: number
  read(bytes: Uint8Array): Element
  write(element: Element): Uint8Array
  /** The first byte of the point at infinity, whose others are zero. */
  readonly infinity: number
}

/** What is checked of a point from outside. */
export type Check = "none" | "curve" | "subgroup"

/** Reads a point, written as its two coordinates. Throws a `HostError` if it fails its check. */
export function readPoint<Element, P extends Point<Element>>(
  group: Group<Element, P>,
  bytes: Uint8Array,
  check: Check,
): P {
  if (bytes.length !== 2 * group.size)
    throw hostError("Crypto", "InvalidInput", `a point has ${bytes.length} bytes`)
  if (bytes[0] === group.infinity && bytes.subarray(1).every((byte) => byte === 0))
    return group.zero
  const x = group.read(bytes.subarray(0, group.size))
  const y = group.read(bytes.subarray(group.size))
  if (check !== "none" && !isOnCurve(group, x, y))
    throw hostError("Crypto", "InvalidInput", "a point is not on its curve")
  const point = group.at({ x, y })
  if (check === "subgroup" && !point.isTorsionFree())
    throw hostError("Crypto", "InvalidInput", "a point is not in its subgroup")
  return point
}

function isOnCurve<Element, P extends Point<Element>>(
  { field, b }: Group<Element, P>,
  x: Element,
  y: Element,
): boolean {
  return field.eql(field.sqr(y), field.add(field.mul(field.sqr(x), x), b))
}

export function writePoint<Element, P extends Point<Element>>(
  { size, write, infinity }: Group<Element, P>,
  point: P,
): Uint8Array {
  if (!point.is0()) return concatBytes(write(point.x), write(point.y))
  const bytes = new Uint8Array(2 * size)
  bytes[0] = infinity
  return bytes
}

/** A sum of multiples of points. Throws a `HostError` if the lists are empty or of different lengths. */
export function sumOfMultiples<Element, P extends Point<Element>>(
  host: Host,
  group: Group<Element, P>,
  points: readonly xdr.ScVal[],
  scalars: readonly xdr.ScVal[],
): Uint8Array {
  requireSameLength(points, scalars)
  const values = scalars.map((scalar) => scalarIn(scalar, group.order))
  const multiples = points.map((point, index) => {
    charge(host, 2_000_000n)
    return multiple(readPoint(group, pointBytes(point), "subgroup"), values[index]!)
  })
  return writePoint(
    group,
    multiples.reduce((sum, point) => sum.add(point), group.zero),
  )
}

export function multiple<P extends Point<unknown>>(point: P, scalar: bigint): P {
  return point.multiplyUnsafe(scalar)
}

export function requireSameLength(left: readonly unknown[], right: readonly unknown[]): void {
  if (left.length === 0 || left.length !== right.length)
    throw hostError("Crypto", "InvalidInput", "lists of points are empty or of different lengths")
}

export function pointBytes(value: xdr.ScVal): Uint8Array {
  if (value.type !== "scvBytes") throw hostError("Value", "UnexpectedType", "a point is not bytes")
  return value.bytes.toBytes()
}

export function scalarIn(value: xdr.ScVal, order: bigint): bigint {
  const number = numberIn(value)
  if (number?.type !== "u256") throw hostError("Value", "UnexpectedType", "a scalar is not a u256")
  return number.value % order
}

/** Reads a coordinate, which must be below the field's order. */
export function readElement(bytes: Uint8Array, order: bigint): bigint {
  const value = fromBigEndian(bytes)
  if (value >= order)
    throw hostError("Crypto", "InvalidInput", "a coordinate is not below the field's order")
  return value
}

/** A coordinate of two numbers. */
interface Coordinates {
  readonly c0: bigint
  readonly c1: bigint
}

/** How coordinates of two numbers are written: the second before the first. */
export function pairCoding(
  size: number,
  order: bigint,
): { read(bytes: Uint8Array): Coordinates; write(pair: Coordinates): Uint8Array } {
  return {
    read: (bytes) => ({
      c0: readElement(bytes.subarray(size), order),
      c1: readElement(bytes.subarray(0, size), order),
    }),
    write: ({ c0, c1 }) => concatBytes(toBigEndian(c1, size), toBigEndian(c0, size)),
  }
}
