import type { BlsCurvePair } from "@noble/curves/abstract/bls.js"
import type { Fp2 } from "@noble/curves/abstract/tower.js"
import type { WeierstrassPoint } from "@noble/curves/abstract/weierstrass.js"
import { concatBytes, fromBigEndian, toBigEndian } from "../../bytes.js"
import { hostError } from "../../host-error.js"

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

/** The two groups of a curve with pairings. */
export interface Groups {
  readonly g1: Group<bigint, WeierstrassPoint<bigint>>
  readonly g2: Group<Fp2, WeierstrassPoint<Fp2>>
}

/** The groups of a curve, as its bytes are written: those of one number, and the first byte of infinity. */
export function groupsOf(curve: BlsCurvePair, size: number, infinity: number): Groups {
  const { Fp, Fp2, Fr } = curve.fields
  const { G1, G2 } = curve
  return {
    g1: {
      ...{ field: Fp, zero: G1.Point.ZERO, b: G1.Point.CURVE().b, order: Fr.ORDER, size, infinity },
      at: (point) => G1.Point.fromAffine(point),
      read: (bytes) => readElement(bytes, Fp.ORDER),
      write: (element) => toBigEndian(element, size),
    },
    g2: {
      ...{ field: Fp2, zero: G2.Point.ZERO, b: G2.Point.CURVE().b, order: Fr.ORDER, infinity },
      at: (point) => G2.Point.fromAffine(point),
      size: 2 * size,
      ...pairCoding(size, Fp.ORDER),
    },
  }
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

/** Reads a coordinate, which must be below the field's order. */
function readElement(bytes: Uint8Array, order: bigint): bigint {
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
function pairCoding(
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
