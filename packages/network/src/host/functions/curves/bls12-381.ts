import { bls12_381 as curve } from "@noble/curves/bls12-381.js"
import type { xdr } from "@stellar/stellar-sdk/base"
import { toBigEndian } from "../../bytes.js"
import { charge, type Host, type HostFunction } from "../../host.js"
import { hostError } from "../../host-error.js"
import { bool, bytesValue } from "../../value.js"
import { type HostModule, hostFunction } from "../host-function.js"
import { bytes, number, vec } from "../kinds.js"
import {
  type Group,
  multiple,
  type Point,
  pairCoding,
  pointBytes,
  readElement,
  readPoint,
  requireSameLength,
  sumOfMultiples,
  writePoint,
} from "./group.js"
import { scalarFunctions } from "./scalars.js"

const { Fp, Fp2, Fp12, Fr } = curve.fields
const SIZE = 48
const INFINITY = 0x40

type G1Point = InstanceType<typeof curve.G1.Point>
type G2Point = InstanceType<typeof curve.G2.Point>
type Pair = G2Point["x"]

const g1: Group<bigint, G1Point> = {
  field: Fp,
  zero: curve.G1.Point.ZERO,
  b: curve.G1.Point.CURVE().b,
  order: Fr.ORDER,
  at: (point) => curve.G1.Point.fromAffine(point),
  size: SIZE,
  read: (given) => readElement(given, Fp.ORDER),
  write: (element) => toBigEndian(element, SIZE),
  infinity: INFINITY,
}
const pairs = pairCoding(SIZE, Fp.ORDER)
const g2: Group<Pair, G2Point> = {
  field: Fp2,
  zero: curve.G2.Point.ZERO,
  b: curve.G2.Point.CURVE().b,
  order: Fr.ORDER,
  at: (point) => curve.G2.Point.fromAffine(point),
  size: 2 * SIZE,
  read: pairs.read,
  write: pairs.write,
  infinity: INFINITY,
}

// The library's types are those of the map alone; its function gives a point of the subgroup.
const mapToG1 = curve.G1.mapToCurve as unknown as (element: bigint) => G1Point
const mapToG2 = curve.G2.mapToCurve as unknown as (element: readonly bigint[]) => G2Point

interface Names {
  readonly subgroup: string
  readonly add: string
  readonly mul: string
  readonly msm: string
  readonly map: string
  readonly hash: string
  readonly curve: string
}

/** The functions of one of the curve's two groups. */
function groupFunctions<Element, P extends Point<Element>>(
  name: "g1" | "g2",
  group: Group<Element, P>,
  short: Names,
  map: (element: Element) => P,
  hash: (message: Uint8Array, tag: Uint8Array) => P,
): HostModule {
  const named = (rest: string) => `bls12_381_${rest}`
  const field = name === "g1" ? "fp" : "fp2"
  return {
    [short.subgroup]: hostFunction(
      named(`check_${name}_is_in_subgroup`),
      [bytes],
      (host, given) => {
        charge(host, 1_000_000n)
        return bool(readPoint(group, given, "curve").isTorsionFree())
      },
    ),
    [short.add]: hostFunction(named(`${name}_add`), [bytes, bytes], (host, left, right) => {
      charge(host, 100_000n)
      const sum = readPoint(group, left, "curve").add(readPoint(group, right, "curve"))
      return bytesValue(writePoint(group, sum))
    }),
    [short.mul]: hostFunction(
      named(`${name}_mul`),
      [bytes, number("u256")],
      (host, given, scalar) => {
        charge(host, 4_000_000n)
        const point = multiple(readPoint(group, given, "subgroup"), scalar % group.order)
        return bytesValue(writePoint(group, point))
      },
    ),
    [short.msm]: hostFunction(named(`${name}_msm`), [vec, vec], (host, points, scalars) =>
      bytesValue(sumOfMultiples(host, group, points, scalars)),
    ),
    [short.map]: hostFunction(named(`map_${field}_to_${name}`), [bytes], (host, given) => {
      charge(host, 4_000_000n)
      if (given.length !== group.size)
        throw hostError("Crypto", "InvalidInput", "a field element has another length")
      return bytesValue(writePoint(group, map(group.read(given))))
    }),
    [short.hash]: hostFunction(named(`hash_to_${name}`), [bytes, bytes], (host, message, tag) => {
      charge(host, 8_000_000n + BigInt(message.length) * 25n)
      if (tag.length === 0 || tag.length > 255)
        throw hostError("Crypto", "InvalidInput", "a domain tag has 1 to 255 bytes")
      return bytesValue(writePoint(group, hash(message, tag)))
    }),
    [short.curve]: isOnCurveFunction(named(`${name}_is_on_curve`), group),
  }
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

function pairingCheck(
  host: Host,
  left: readonly xdr.ScVal[],
  right: readonly xdr.ScVal[],
): xdr.ScVal {
  requireSameLength(left, right)
  const read = left.map((point, index) => {
    charge(host, 15_000_000n)
    return {
      g1: readPoint(g1, pointBytes(point), "subgroup"),
      g2: readPoint(g2, pointBytes(right[index]!), "subgroup"),
    }
  })
  // The pairing with infinity is one.
  const finite = read.filter((pair) => !pair.g1.is0() && !pair.g2.is0())
  return bool(finite.length === 0 || Fp12.eql(curve.pairingBatch(finite), Fp12.ONE))
}

/** The functions of BLS12-381 (CAP-59, CAP-80). */
export const bls12381: HostModule = {
  ...groupFunctions(
    "g1",
    g1,
    { subgroup: "4", add: "5", mul: "6", msm: "7", map: "8", hash: "9", curve: "x" },
    mapToG1,
    (message, DST) => curve.G1.hashToCurve(message, { DST }) as G1Point,
  ),
  ...groupFunctions(
    "g2",
    g2,
    { subgroup: "a", add: "b", mul: "c", msm: "d", map: "e", hash: "f", curve: "y" },
    ({ c0, c1 }) => mapToG2([c0, c1]),
    (message, DST) => curve.G2.hashToCurve(message, { DST }) as G2Point,
  ),
  g: hostFunction("bls12_381_multi_pairing_check", [vec, vec], pairingCheck),
  ...scalarFunctions("bls12_381", Fr.ORDER, "hijkl"),
}
