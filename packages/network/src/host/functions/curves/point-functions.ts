import type { BlsCurvePair } from "@noble/curves/abstract/bls.js"
import type { xdr } from "@stellar/stellar-sdk/base"
import { charge, type Host, type HostFunction } from "../../host.js"
import { hostError } from "../../host-error.js"
import { bool, bytesValue } from "../../value.js"
import { hostFunction } from "../host-function.js"
import { bytes, number, vec } from "../kinds.js"
import { type Check, type Group, type Groups, type Point, readPoint, writePoint } from "./group.js"
import { scalarIn } from "./scalars.js"

/** What a curve's function costs for a point, and what it checks of the point. */
interface PointRule {
  readonly cost: bigint
  readonly check: Check
}

/** A function that adds two points. */
export function addFunction<Element, P extends Point<Element>>(
  name: string,
  group: Group<Element, P>,
): HostFunction {
  return hostFunction(name, [bytes, bytes], (host, left, right) => {
    charge(host, 100_000n)
    const sum = readPoint(group, left, "curve").add(readPoint(group, right, "curve"))
    return bytesValue(writePoint(group, sum))
  })
}

/** A function that multiplies a point by a scalar. */
export function multipleFunction<Element, P extends Point<Element>>(
  name: string,
  group: Group<Element, P>,
  { cost, check }: PointRule,
): HostFunction {
  return hostFunction(name, [bytes, number("u256")], (host, given, scalar) => {
    charge(host, cost)
    const point = readPoint(group, given, check).multiplyUnsafe(scalar % group.order)
    return bytesValue(writePoint(group, point))
  })
}

/** A function that adds multiples of points. */
export function sumFunction<Element, P extends Point<Element>>(
  name: string,
  group: Group<Element, P>,
): HostFunction {
  return hostFunction(name, [vec, vec], (host, points, scalars) =>
    bytesValue(sumOfMultiples(host, group, points, scalars)),
  )
}

/** A function that says whether a point is on its curve. Its bytes must be well-formed. */
export function isOnCurveFunction<Element, P extends Point<Element>>(
  name: string,
  group: Group<Element, P>,
): HostFunction {
  return hostFunction(name, [bytes], (host, given) => {
    charge(host, 10_000n)
    readPoint(group, given, "none")
    try {
      readPoint(group, given, "curve")
    } catch {
      return bool(false)
    }
    return bool(true)
  })
}

/** A function that says whether the product of pairings of points is one. */
export function pairingFunction(
  name: string,
  curve: BlsCurvePair,
  { g1, g2 }: Groups,
  { cost, check }: PointRule,
): HostFunction {
  const { Fp12 } = curve.fields
  return hostFunction(name, [vec, vec], (host, left, right) => {
    requireSameLength(left, right)
    const read = left.map((point, index) => {
      charge(host, cost)
      return {
        g1: readPoint(g1, pointBytes(point), check),
        g2: readPoint(g2, pointBytes(right[index]!), "subgroup"),
      }
    })
    // The pairing with infinity is one.
    const finite = read.filter((pair) => !pair.g1.is0() && !pair.g2.is0())
    return bool(finite.length === 0 || Fp12.eql(curve.pairingBatch(finite), Fp12.ONE))
  })
}

/** A sum of multiples of points. Throws a `HostError` if the lists are empty or of different lengths. */
function sumOfMultiples<Element, P extends Point<Element>>(
  host: Host,
  group: Group<Element, P>,
  points: readonly xdr.ScVal[],
  scalars: readonly xdr.ScVal[],
): Uint8Array {
  requireSameLength(points, scalars)
  const values = scalars.map((scalar) => scalarIn(scalar, group.order))
  const multiples = points.map((point, index) => {
    charge(host, 2_000_000n)
    return readPoint(group, pointBytes(point), "subgroup").multiplyUnsafe(values[index]!)
  })
  return writePoint(
    group,
    multiples.reduce((sum, point) => sum.add(point), group.zero),
  )
}

function requireSameLength(left: readonly unknown[], right: readonly unknown[]): void {
  if (left.length === 0 || left.length !== right.length)
    throw hostError("Crypto", "InvalidInput", "lists of points are empty or of different lengths")
}

function pointBytes(value: xdr.ScVal): Uint8Array {
  if (value.type !== "scvBytes") throw hostError("Value", "UnexpectedType", "a point is not bytes")
  return value.bytes.toBytes()
}
